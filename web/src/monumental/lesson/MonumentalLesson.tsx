import { Emblem } from "../../pages/start/Emblem";
import { Tutorial } from "../../tutorial/Tutorial";
import { MONUMENTAL } from "./course";

export default function MonumentalLesson() {
  return <Tutorial course={MONUMENTAL} picture={<Emblem />} />;
}
