import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Every browser we serve reads woff2; the older format would double what is shipped.
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource")
      ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, "")
      : null,
};

export default defineConfig({
  plugins: [onlyWoff2, svelte(), svelteTesting()],
  build: {
    outDir: "../src/simony/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": {
        target: `http://127.0.0.1:${process.env["SIMONY"] ?? "8080"}`,
        ws: true,
        changeOrigin: false,
      },
    },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
