// @vitest-environment node
// The licences of what a build ships: real builds of small projects.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build, type Plugin } from "vite";
import { licences, type Part } from "../../licences/plugin";

const MIT = "MIT License\n\nCopyright (c) 2020 Anna\n\nPermission is hereby granted …";
const OFL = "Google Inc.\n\nSIL OPEN FONT LICENSE Version 1.1";
const OWN: Part = { name: "Simony", kind: "code", licence: "MIT", text: MIT };
const TREE = { "index.js": 'import "./leaf.js"; export const grow = () => alert(1);' };
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
  write("index.html", '<script type="module" src="/main.js"></script>');
  write("main.js", 'import { grow } from "tree";\ngrow();\n');
  addPackage("tree", TREE);
  write("node_modules/tree/leaf.js", "document.title = 'leaf';");
  mkdirSync(join(root, "texts"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

// A package with a licence, unless `files` replaces it.
function addPackage(name: string, files: Record<string, string>, licence = "MIT"): void {
  const described = { name, version: "1.2.3", type: "module", main: "index.js", license: licence };
  write(`node_modules/${name}/package.json`, JSON.stringify(described));
  const all = { LICENSE: MIT, "index.js": "", ...files };
  for (const [path, text] of Object.entries(all)) write(`node_modules/${name}/${path}`, text);
}

function addFont(): void {
  addPackage(
    "@fonts/fell",
    {
      LICENSE: OFL,
      "400.css": "@font-face { font-family: Fell; src: url(./files/fell.woff2); }",
      "files/fell.woff2": "a font",
    },
    "OFL-1.1",
  );
  write("main.js", 'import "@fonts/fell/400.css";\nimport { grow } from "tree";\ngrow();\n');
}

async function built(...plugins: Plugin[]): Promise<Part[]> {
  const options = { texts: join(root, "texts"), others: [OWN], into: join(root, "out") };
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    plugins: [...plugins, licences(options)],
  });
  return JSON.parse(readFileSync(join(root, "out/all.json"), "utf-8")) as Part[];
}

test("every package of the bundle is listed with its text, also one that another imports", async () => {
  addPackage("seed", { "index.js": "document.title = 'seed';" });
  write("node_modules/tree/leaf.js", 'import "seed";');
  addPackage("unused", {});
  const parts = await built();
  expect(parts.map((part) => part.name)).toEqual(["Simony", "seed", "tree"]);
  expect(parts[2]).toEqual({
    name: "tree",
    version: "1.2.3",
    kind: "code",
    licence: "MIT",
    text: MIT,
  });
  const text = readFileSync(join(root, "out/all.txt"), "utf-8");
  expect(text.split("Copyright (c) 2020 Anna")).toHaveLength(4);
  expect(text).toContain("\n  tree 1.2.3 (MIT)\n");
  expect(existsSync(join(root, "dist/vite-licences.json"))).toBe(false);
});

test("a font is listed, and a notice that it lacks is put before its text", async () => {
  addFont();
  write("texts/@fonts/fell.txt", "© 2007 Igino\n");
  const [, font] = await built();
  expect(font).toMatchObject({ name: "@fonts/fell", kind: "font", licence: "OFL-1.1" });
  expect(font?.text).toBe(`© 2007 Igino\n\n${OFL}`);
});

test("Vite's own code in the bundle is listed, without the packages it builds with", async () => {
  write("main.js", 'document.onclick = () => import("./later.js");');
  write("later.js", 'import "./later.css"; import "tree"; document.title = "later";');
  write("later.css", "body { color: red; }");
  const vite = (await built()).find((part) => part.name === "vite");
  expect(vite?.text).toContain("Copyright (c) 2019-present, VoidZero Inc. and Vite contributors");
  expect(vite?.text).toMatch(/SOFTWARE\.$/);
});

test.each([
  ["has no licence text", () => rmSync(join(root, "node_modules/tree/LICENSE"))],
  ["does not say its licence", () => addPackage("tree", TREE, "")],
  ["does not say who holds the copyright", () => write("node_modules/tree/LICENSE", OFL)],
])("a build fails if a package %s", async (problem, spoil) => {
  await built();
  spoil();
  await expect(built()).rejects.toThrow(`licences: tree ${problem}`);
});

test("a build fails if a font has no copyright line or is shipped without its package", async () => {
  addFont();
  await expect(built()).rejects.toThrow("@fonts/fell does not say who holds the copyright");
  const copy: Plugin = {
    name: "copy",
    generateBundle() {
      const originalFileName = "node_modules/@fonts/lost/lost.woff2";
      this.emitFile({ type: "asset", name: "lost.woff2", source: "x", originalFileName });
    },
  };
  write("texts/@fonts/fell.txt", "© 2007 Igino\n");
  await expect(built(copy)).rejects.toThrow("files of @fonts/lost are shipped without its licence");
});

test("a build fails if a package of the bundle is not in Vite's list", async () => {
  const shorten: Plugin = {
    name: "shorten",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const list = bundle["vite-licences.json"];
        if (list?.type === "asset") list.source = "[]";
      },
    },
  };
  await expect(built(shorten)).rejects.toThrow("files of tree are shipped without its licence");
});

test("a build fails if a notice belongs to no package, or nobody knows whose a module is", async () => {
  write("texts/gone.txt", MIT);
  await expect(built()).rejects.toThrow("a notice for gone, which is not in the bundle");
  rmSync(join(root, "texts/gone.txt"));
  write("main.js", 'import "helper";');
  const helper: Plugin = {
    name: "helper",
    resolveId: (id) => (id === "helper" ? "\0helper" : null),
    load: (id) => (id === "\0helper" ? "alert(1)" : null),
  };
  await expect(built(helper)).rejects.toThrow("the module helper is of unknown origin");
});
