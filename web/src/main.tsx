import "@fontsource-variable/inter/wght.css";
import "@fontsource/cinzel/latin-600.css";
import "./look/tokens.css";
import "./look/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";

import { loadMe } from "./me";
import { useReach } from "./reach";
import { applySettings, useSettings } from "./settings";
import { keepShell } from "./shell";
import { WordsProvider } from "./words";

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);
void loadMe();
useReach.subscribe(({ back }, before) => back > before.back && loadMe());
keepShell();

// After an update the server no longer has the parts that this page would load: take the new page, once. Without the
// server there is no new page.
addEventListener("vite:preloadError", (event) => {
  if (useReach.getState().away || sessionStorage.getItem("cairn-reloaded")) return;
  sessionStorage.setItem("cairn-reloaded", "1");
  event.preventDefault();
  location.reload();
});
addEventListener("load", () => setTimeout(() => sessionStorage.removeItem("cairn-reloaded"), 10_000));

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider>
        <App />
      </WordsProvider>
    </StrictMode>,
  );
}
