/** What a game gets to say a choice that nobody is offered any more. */
export interface ChoiceWordsProps {
  /** The choice as plain data. */
  choice: Record<string, unknown>;
  /** The position before it. */
  view: Record<string, unknown>;
  seat: number;
  people: readonly string[];
}
