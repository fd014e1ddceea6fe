import type { ClientGame } from "../game";
import { GAMES } from "../games";
import { NotFound } from "./NotFound";

/** The lesson of a game, by its name: /learn/monumental; one game's is /learn, too. */
export default function Learn({ game }: { game: string | undefined }) {
  const Lesson = lessonOf(game);
  return Lesson ? <Lesson /> : <NotFound />;
}

export function lessonOf(game: string | undefined): ClientGame["Lesson"] | undefined {
  const path = game === undefined ? "/learn" : `/learn/${game}`;
  return GAMES.find(({ name, learn }) => learn === path || name === game)?.Lesson;
}
