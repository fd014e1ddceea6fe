import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Route, Switch, useLocation } from "wouter";
import { NotFound } from "./pages/NotFound";
import Start from "./pages/Start";
import { useReach } from "./reach";
import { Button } from "./ui/Button";
import { Loading, Plain } from "./ui/Page";
import { useWords } from "./words";

const NewTable = lazy(() => import("./pages/NewTable"));
const Lobby = lazy(() => import("./pages/Lobby"));
const MyGames = lazy(() => import("./pages/mine/MyGames"));
const TablePage = lazy(() => import("./pages/TablePage"));
const Replay = lazy(() => import("./pages/Replay"));
const TakeSeat = lazy(() => import("./pages/TakeSeat"));
const Rules = lazy(() => import("./pages/Rules"));
const Learn = lazy(() => import("./pages/Learn"));

export function App() {
  useFocusOnNewPage();
  return (
    <Catch>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Start />
          </Route>
          <Route path="/new">
            <NewTable />
          </Route>
          <Route path="/mine">
            <MyGames />
          </Route>
          <Route path="/lobby">
            <Lobby />
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/table/:id/replay">{({ id }) => <Replay key={id} id={id} />}</Route>
          <Route path="/seat/:token">{({ token }) => <TakeSeat key={token} token={token} />}</Route>
          <Route path="/rules">
            <Rules />
          </Route>
          <Route path="/learn/:game?">{({ game }) => <Learn key={game} game={game} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </Catch>
  );
}

/** After a change of page, the keyboard and the screen reader begin at its content. */
function useFocusOnNewPage(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    scrollTo(0, 0);
    requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }, [path]);
}

class Catch extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const t = useWords();
  const away = useReach((reach) => reach.away);
  return (
    <main id="main" className="ui-failed">
      <Plain title={t(away ? "away-title" : "error")} text={t(away ? "away-page" : "error-page")}>
        <Button kind="main" onClick={() => location.reload()}>
          {t("reload")}
        </Button>
      </Plain>
    </main>
  );
}
