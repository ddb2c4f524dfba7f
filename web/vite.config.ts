import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences, readText, type Part } from "./licences/plugin";

// Every browser we serve reads woff2; the older format would double what is shipped.
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource")
      ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g, "")
      : null,
};

// What the package contains besides the browser client. mypyc's runtime is in the compiled modules.
const SERVER = "../src/simony/server";
const OTHERS: Part[] = [
  { name: "Simony", kind: "code", licence: "MIT", text: readText("../LICENSE") },
  {
    name: "mypyc",
    kind: "code",
    licence: "MIT AND PSF-2.0",
    text: readText(`${SERVER}/licences/mypyc.txt`),
  },
];

const TARGET = `http://127.0.0.1:${process.env["SIMONY"] ?? "8080"}`;

export default defineConfig({
  plugins: [
    onlyWoff2,
    svelte(),
    svelteTesting(),
    licences({ texts: "licences/texts", others: OTHERS, into: `${SERVER}/licences` }),
  ],
  build: {
    outDir: `${SERVER}/web`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: TARGET, ws: true, changeOrigin: false },
      "/licences/": { target: TARGET, changeOrigin: false },
    },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
