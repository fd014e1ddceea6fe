import { useLocation } from "wouter";
import { api } from "../api";
import { Button, ButtonLink } from "../ui/Button";
import { Notice } from "../ui/fields";
import { useAsk, useTitle } from "../ui/hooks";
import { Page, Plain } from "../ui/Page";
import { useWords } from "../words";

/** The page of a private link. The seat is taken by a press, so that no preview of the link takes it. */
export default function TakeSeat({ token }: { token: string }) {
  const t = useWords();
  const [, go] = useLocation();
  const { busy, fault, ask } = useAsk();
  useTitle(t("page-title", { page: t("link-take") }));
  return (
    <Page title={t("link-take")}>
      <Plain title={t("link-take-title")} text={t("link-take-text")}>
        <Button
          kind="main"
          icon="screen"
          disabled={busy}
          onClick={() =>
            ask(async () => {
              const table = await api.takeLink({ token });
              go(`/table/${table.id}`, { replace: true });
            })
          }
        >
          {t("link-take")}
        </Button>
        <ButtonLink to="/">{t("to-start")}</ButtonLink>
      </Plain>
      {fault && <Notice kind="bad">{fault}</Notice>}
    </Page>
  );
}
