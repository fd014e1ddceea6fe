import { useTitle } from "../ui/hooks";
import { Page } from "../ui/Page";
import { useWords } from "../words";
import RulesText from "./RulesText";

export default function Rules() {
  const t = useWords();
  useTitle(t("page-title", { page: t("rules") }));
  return (
    <Page title={t("rules")}>
      <div className="column rules-page">
        <RulesText heading="h2" />
      </div>
    </Page>
  );
}
