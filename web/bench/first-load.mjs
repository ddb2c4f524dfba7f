// Measure what a first visit loads, compressed and without fonts: the page, its scripts and styles,
// and the texts of one language. Above the limit it fails. Run it after `npm run build`.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 300;
const BUILT = "../src/simony/server/web";
const SOURCE = "../src/simony";
const GAMES = readdirSync(`${SOURCE}/games`).filter((game) =>
  existsSync(`${SOURCE}/games/${game}/text`),
);
const TEXTS = ["core", "server", ...GAMES.map((game) => `games/${game}`)].map(
  (part) => `${SOURCE}/${part}/text`,
);

// A draft is left out: it has the English of all that it lacks, and only those who choose it load it.
const LANGUAGES = readdirSync(`${SOURCE}/i18n/languages`).filter((code) =>
  /^status = "complete"/m.test(
    readFileSync(`${SOURCE}/i18n/languages/${code}/language.toml`, "utf-8"),
  ),
);

const gzipped = (data) => gzipSync(data, { level: 6 }).length / 1024;
const asset = (name) => readFileSync(`${BUILT}/assets/${name}`);

function initialAssets() {
  const page = readFileSync(`${BUILT}/index.html`, "utf-8");
  const wanted = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].map(
    (found) => found[1],
  );
  const seen = new Set();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (!name.endsWith(".js")) continue;
    const code = asset(name).toString();
    wanted.push(
      ...[...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map((found) => found[1]),
    );
  }
  return [...seen];
}

const rows = initialAssets().map((name) => [name, gzipped(asset(name))]);
rows.push(["index.html", gzipped(readFileSync(`${BUILT}/index.html`))]);
for (const language of LANGUAGES) {
  const texts = TEXTS.map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf-8")).join(
    "\n",
  );
  rows.push([`texts ${language}`, gzipped(texts)]);
}
const lighter = Math.min(
  ...rows.filter(([name]) => name.startsWith("texts")).map(([, size]) => size),
);
const sum = rows.reduce((total, [, size]) => total + size, 0) - lighter;
for (const [name, size] of rows.sort((a, b) => b[1] - a[1]))
  console.log(`${size.toFixed(1).padStart(8)} KB  ${name}`);
console.log(
  `${sum.toFixed(1).padStart(8)} KB  first load, with the larger language (limit ${LIMIT} KB)`,
);
const later = readdirSync(`${BUILT}/assets`).filter(
  (name) => /\.(js|css)$/.test(name) && !rows.some(([row]) => row === name),
);
console.log(
  `${later
    .reduce((total, name) => total + gzipped(asset(name)), 0)
    .toFixed(1)
    .padStart(8)} KB  loaded on demand, ${later.length} files`,
);
if (sum > LIMIT) {
  console.error(
    "hint: import pages that are not needed at once on demand; see FETCHED in src/App.svelte",
  );
  process.exit(1);
}
