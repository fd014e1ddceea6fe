// The client as an app: a service worker keeps its shell, so that it opens without the server.

/** Let the worker be installed once the page is there; it is told what the page has loaded before. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const { active } = await navigator.serviceWorker.ready;
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      active?.postMessage(loaded.filter((path) => path.startsWith("/assets/")));
    } catch {
      // Without it, the client works as long as the server does.
    }
  });
}
