// Whatever a test waits for has as long as a busy machine takes.

import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 60_000 });
