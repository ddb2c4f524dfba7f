// Write the licences of everything that the build ships, for the package and for the page
// /licences: `all.json` and, for people, `all.txt`.
//
// Vite lists the packages that are in the bundle, with their texts. This adds what Vite leaves out:
// its own code in the bundle, the parts of Simony that are not from npm, and notices that a package
// lacks (the files in `texts`, named like the package). A build fails if a licence is missing.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin, Rollup } from "vite";

export interface Part {
  name: string;
  version?: string;
  kind: "font" | "code";
  licence: string;
  text: string;
}

export interface Options {
  // The folder with the notices that packages lack.
  texts: string;
  // Parts that do not come from npm.
  others: Part[];
  // The folder that the files are written to.
  into: string;
}

// An entry of Vite's list.
interface Entry {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

const LISTED = "vite-licences.json";
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const COPYRIGHT = /©|copyright (\(c\)|\d{4})/i;
const LINE = "-".repeat(80);

export function licences({ texts, others, into }: Options): Plugin {
  let parts: Part[] = [];
  return {
    name: "licences",
    apply: "build",
    config: () => ({ build: { license: { fileName: LISTED } } }),
    generateBundle: {
      order: "post", // after Vite has made its list
      handler(_, bundle) {
        const entries = [...takeList(bundle), ...viteItself(bundle)];
        const notices = readNotices(texts);
        const fonts = packagesOf(sourcesOf(bundle, ".woff2"));
        const found = entries.map((entry) => toPart(entry, notices, fonts));
        parts = [...others, ...found];
        const problems = [
          ...parts.flatMap(problemsOf),
          ...unlisted(bundle, entries),
          ...unknownModules(bundle),
          ...unused(notices, entries),
        ];
        if (problems.length > 0) this.error(`licences: ${problems.join("; ")}`);
      },
    },
    writeBundle() {
      mkdirSync(into, { recursive: true });
      writeFileSync(join(into, "all.json"), `${JSON.stringify(parts, null, 1)}\n`);
      writeFileSync(join(into, "all.txt"), asText(parts));
    },
  };
}

// A text from a file, without the ends of lines of another system.
export function readText(path: string): string {
  return readFileSync(path, "utf-8").replaceAll("\r\n", "\n").replace(/^\n+/, "").trimEnd();
}

function takeList(bundle: Rollup.OutputBundle): Entry[] {
  const listed = bundle[LISTED];
  Reflect.deleteProperty(bundle, LISTED); // what is shipped is written by `writeBundle`
  if (listed?.type !== "asset") throw new Error("licences: Vite has made no list");
  return JSON.parse(String(listed.source)) as Entry[];
}

// Vite puts functions of its own into a bundle, and does not list itself. The rest of its licence
// file is about packages that only run while it builds.
function viteItself(bundle: Rollup.OutputBundle): Entry[] {
  if (!modulesOf(bundle).some((id) => id.startsWith("\0vite/"))) return [];
  const path = createRequire(import.meta.url).resolve("vite/package.json");
  const { version, license } = JSON.parse(readFileSync(path, "utf-8")) as Record<string, string>;
  const [text] = readText(join(dirname(path), "LICENSE.md")).split("# Licenses of bundled");
  return [
    { name: "vite", version: version ?? "", identifier: license ?? "", text: text?.trim() ?? "" },
  ];
}

function readNotices(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return new Map(
    paths
      .filter((path) => path.endsWith(".txt"))
      .map((path) => [
        path.replaceAll("\\", "/").replace(/\.txt$/, ""),
        readText(join(folder, path)),
      ]),
  );
}

function toPart(entry: Entry, notices: Map<string, string>, fonts: Set<string>): Part {
  const own = (entry.text ?? "").replaceAll("\r\n", "\n");
  return {
    name: entry.name,
    version: entry.version,
    kind: fonts.has(entry.name) ? "font" : "code",
    licence: entry.identifier ?? "",
    text: [notices.get(entry.name) ?? "", own].filter((text) => text !== "").join("\n\n"),
  };
}

function problemsOf({ name, licence, text }: Part): string[] {
  if (licence === "") return [`${name} does not say its licence`];
  if (text === "") return [`${name} has no licence text`];
  return COPYRIGHT.test(text) ? [] : [`${name} does not say who holds the copyright`];
}

function modulesOf(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
}

// What some files of the bundle are copied from.
function sourcesOf(bundle: Rollup.OutputBundle, ending = ""): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(ending) ? file.originalFileNames : [],
  );
}

function packagesOf(paths: string[]): Set<string> {
  return new Set(paths.flatMap((path) => PACKAGE.exec(`/${path}`)?.[1] ?? []));
}

function unlisted(bundle: Rollup.OutputBundle, entries: Entry[]): string[] {
  return [...packagesOf([...modulesOf(bundle), ...sourcesOf(bundle)])]
    .filter((name) => !entries.some((entry) => entry.name === name))
    .map((name) => `files of ${name} are shipped without its licence`);
}

// Modules that a tool has made. Somebody must find out whose code that is.
function unknownModules(bundle: Rollup.OutputBundle): string[] {
  return modulesOf(bundle)
    .filter((id) => id.startsWith("\0") && !id.startsWith("\0vite/"))
    .map((id) => `the module ${id.slice(1)} is of unknown origin`);
}

function unused(notices: Map<string, string>, entries: Entry[]): string[] {
  return [...notices.keys()]
    .filter((name) => !entries.some((entry) => entry.name === name))
    .map((name) => `there is a notice for ${name}, which is not in the bundle`);
}

function asText(parts: Part[]): string {
  const titles = parts.map(({ name, version, licence }) =>
    [name, ...(version === undefined ? [] : [version]), `(${licence})`].join(" "),
  );
  const texts = parts.map(({ text }, place) => `${LINE}\n${titles[place]}\n${LINE}\n\n${text}\n`);
  return [
    "Simony, and the work of others that it contains, with their licences:\n",
    ...titles.map((title) => `  ${title}`),
    "\nThe Python packages that Simony needs are installed separately, with their own licences.\n",
    ...texts,
  ].join("\n");
}
