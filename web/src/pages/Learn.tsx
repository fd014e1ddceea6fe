import { GAMES } from "../games";
import { NotFound } from "./NotFound";

/** The lesson of a game: /learn/monumental; one game's is /learn alone. */
export default function Learn({ game }: { game: string | undefined }) {
  const path = game === undefined ? "/learn" : `/learn/${game}`;
  const Lesson = GAMES.find(({ learn }) => learn === path)?.Lesson;
  return Lesson ? <Lesson /> : <NotFound />;
}
