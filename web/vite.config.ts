import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { budget } from "./budget.ts";
import { LICENCES, licences } from "./licences/plugin.ts";
import { worker } from "./worker/plugin.ts";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), budget(200_000, /node_modules[\\/](three|@react-three)[\\/]/), worker(), licences()],
  build: {
    outDir: "../src/cairn/server/static",
    emptyOutDir: true,
    license: { fileName: LICENCES },
    target: "es2022",
    // Nothing is inlined: the server's policy allows scripts, styles, fonts and pictures from itself alone.
    assetsInlineLimit: 0,
    // The 3D part loads with a table, so it may be large.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes first, or the 3D group would swallow it together with its own dependencies.
          groups: [
            {
              // A language's words for every page are one file; those of some pages come with them.
              name: (file) => /locales[\\/]([\w-]+)[\\/]/.exec(file)?.[1],
              priority: 3,
              test: /locales[\\/](?!en[\\/])[\w-]+[\\/](?!rules|monumental)[\w-]+\.ftl/,
            },
            {
              name: "base",
              priority: 2,
              test: /node_modules[\\/](react|react-dom|scheduler|zustand|wouter|@fluent)[\\/]|vite[\\/]preload-helper/,
            },
            {
              name: "three",
              priority: 1,
              test: /node_modules[\\/](three|three-[^\\/]+|@react-three|troika-[^\\/]+)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: `http://${SERVER}`, ws: true },
      "/seat": { target: `http://${SERVER}` },
      "/health": { target: `http://${SERVER}` },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"],
    setupFiles: "tests/patience.ts",
    testTimeout: 120_000, // a busy machine is no failure
    hookTimeout: 120_000,
  },
});
