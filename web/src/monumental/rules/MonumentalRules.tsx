import { RulesText } from "../../pages/rules/RulesText";
import type { RulesProps } from "../../pages/rules/types";
import { BOOK } from "./book";

export default function MonumentalRules(props: RulesProps) {
  return <RulesText book={BOOK} {...props} />;
}
