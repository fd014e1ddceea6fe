import { Emblem } from "../pages/start/Emblem";
import { MONUMENTAL } from "./monumental";
import { Tutorial } from "./Tutorial";

export default function MonumentalLesson() {
  return <Tutorial course={MONUMENTAL} picture={<Emblem />} />;
}
