// What three.js tells on the console goes there, but for one line: the library between it and us still makes a Clock,
// which is of no concern to whoever plays. To be dropped with that line.

import { setConsoleFunction } from "three";

setConsoleFunction((type, message, ...params) => {
  // biome-ignore lint/suspicious/noConsole: faults of the drawing are told where three.js would tell them.
  if (!message.startsWith("THREE.Clock:")) console[type](message, ...params);
});
