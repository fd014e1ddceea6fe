import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/cairn/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is inlined: the server's policy allows scripts, styles, fonts and pictures from itself alone.
    assetsInlineLimit: 0,
    // The 3D part loads with a table, so it may be large.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "three", test: /node_modules[\\/](three|three-[^\\/]+|@react-three|troika-[^\\/]+|camera-controls|maath|its-fine|suspend-react|react-use-measure)[\\/]/ },
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
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
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"] },
});
