import { Tutorial } from "../../tutorial/Tutorial";
import { TowerPicture } from "../flat/pictures";
import type { MonolythView } from "../types";
import { MONOLYTH } from "./course";

/** The tower that was built. */
const BUILT = MONOLYTH.views[MONOLYTH.scenes.findIndex(({ id }) => id === "count")] as unknown as MonolythView;

export default function MonolythLesson() {
  const own = BUILT.seats[0];
  return <Tutorial course={MONOLYTH} picture={own && <TowerPicture seat={own} />} />;
}
