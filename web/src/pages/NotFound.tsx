import { ButtonLink } from "../ui/Button";
import { useTitle } from "../ui/hooks";
import { Page, Plain } from "../ui/Page";
import { useWords } from "../words";

export function NotFound() {
  const t = useWords();
  useTitle(t("page-title", { page: t("not-found") }));
  return (
    <Page title={t("not-found")}>
      <Plain title={t("not-found")} text={t("not-found-text")}>
        <ButtonLink to="/" kind="main">
          {t("to-start")}
        </ButtonLink>
      </Plain>
    </Page>
  );
}
