// Check the imports of the client, as import-linter does for the Python code: layers, no cycles,
// and at most a dozen files per folder. `npm run lint` runs it. .ts and .svelte files are both
// read.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path/posix";
import { fileURLToPath } from "node:url";
import ts from "typescript";

// Each layer may import the layers named here, and itself.
const LAYERS = {
  lib: [],
  ui: ["lib"],
  scene: ["ui", "lib"],
  themes: ["scene", "ui", "lib"],
  pages: ["scene", "ui", "lib"],
  "App.svelte": ["pages", "scene", "ui", "lib"],
  "main.ts": ["App.svelte", "app.css", "themes", "lib"],
};
const MAX_FILES = 12;
const ENDINGS = ["", ".ts", ".svelte.ts", ".svelte", "/index.ts"];

// Return the modules that a file imports, types included.
export function importsOf(path, source) {
  const scripts = path.endsWith(".svelte")
    ? [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((found) => found[1])
    : [source];
  return scripts.flatMap((script) =>
    ts.preProcessFile(script, true, true).importedFiles.map((found) => found.fileName),
  );
}

// Return the imports between the files, by path. `files` has the source of each file by its path.
function graphOf(files) {
  const graph = new Map();
  for (const [path, source] of files) {
    if (!/\.(ts|svelte)$/.test(path)) continue;
    const relatives = importsOf(path, source).filter((name) => name.startsWith("."));
    graph.set(
      path,
      relatives.map((name) => pathOf(files, join(dirname(path), name))),
    );
  }
  return graph;
}

function pathOf(files, path) {
  return ENDINGS.map((ending) => path + ending).find((each) => files.has(each)) ?? path;
}

// Return why a file must not import another, or null if it may.
export function forbidden(from, to) {
  const [root, layer, theme] = from.split("/");
  const [otherRoot, otherLayer, otherTheme] = to.split("/");
  const isDriver = layer === "themes" && from === `src/themes/${theme}/e2e.ts`;
  if (root !== "src") return null;
  if (otherRoot !== "src")
    return isDriver && to.startsWith("e2e/support/") ? null : "src imports nothing outside src";
  if (/^src\/themes\/\w+\/e2e\.ts$/.test(to))
    return "only the browser tests import a theme's e2e.ts";
  if (layer !== otherLayer)
    return LAYERS[layer]?.includes(otherLayer) ? null : `${layer} must not import ${otherLayer}`;
  if (layer === "themes" && theme !== "index.ts" && theme !== otherTheme)
    return "a theme must not import another theme";
  return null;
}

// Return the import cycles, each as a list of paths.
export function cyclesIn(graph) {
  const found = [];
  const done = new Set();
  const visit = (path, trail) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path]);
    if (done.has(path) || trail.includes(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

function crowdedFolders(files) {
  const counts = new Map();
  for (const path of files.keys()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MAX_FILES);
}

// Return all problems, one line each.
export function problemsIn(files) {
  const graph = graphOf(files);
  const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => [from, to]));
  const layers = edges
    .map(([from, to]) => [from, to, forbidden(from, to)])
    .filter(([, , why]) => why !== null);
  return [
    ...layers.map(([from, to, why]) => `${from} imports ${to}: ${why}`),
    ...cyclesIn(graph).map((cycle) => `import cycle: ${cycle.join(" -> ")}`),
    ...crowdedFolders(files).map(
      ([folder, count]) => `${folder} has ${count} files; at most ${MAX_FILES}`,
    ),
  ];
}

// Return the sources of all files below some folders, by path relative to `root`.
export function readFolders(root, folders) {
  const isFile = (entry) => entry.isFile();
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter(isFile),
  );
  return new Map(
    paths.map((entry) => [
      relative(root, join(entry.parentPath ?? entry.path, entry.name)),
      readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf-8"),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
  const problems = problemsIn(readFolders(root, ["src", "tests", "e2e"]));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
