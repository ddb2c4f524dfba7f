// @vitest-environment node
// A theme is its folder and nothing else: a made-up theme works as soon as its folder is copied to
// the others, and nothing outside a theme names its game.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type * as Drivers from "../../e2e/support/drivers";
import { problemsIn, readFolders } from "../../lint/imports.mjs";
import type * as Themes from "../../src/lib/themes";

describe("a made-up theme, copied to the others", () => {
  const copy = mkdtempSync(join(tmpdir(), "simony-themes-"));
  let server: ViteDevServer;
  let themes: typeof Themes;

  beforeAll(async () => {
    vi.stubGlobal("navigator", { languages: ["en"], language: "en" });
    for (const folder of ["src", "e2e"]) cpSync(folder, join(copy, folder), { recursive: true });
    cpSync("tests/fixtures/themes/vespers", join(copy, "src/themes/vespers"), { recursive: true });
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
    server = await createServer({
      configFile: false,
      root: copy,
      logLevel: "error",
      plugins: [svelte({ configFile: false })],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    await server.ssrLoadModule("/src/themes/index.ts");
    themes = (await server.ssrLoadModule("/src/lib/themes/index.ts")) as typeof Themes;
  }, 60_000);

  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("is registered under the name of its folder, as the others are", () => {
    const folders = readdirSync("src/themes", { withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    const games = folders.map((each) => each.name).filter((name) => name !== "plain");
    expect(themes.themedGames().sort()).toEqual([...games, "vespers"].sort());
    expect(themes.hasTheme("vespers")).toBe(true);
    expect(themes.hasTheme("compline")).toBe(false);
  });

  test("has its cover at once, and its theme when it is asked for", async () => {
    expect(themes.coverOf("vespers")).toMatchObject({ cloth: "#123456", clothDeep: "#012345" });
    expect(themes.isLoaded("vespers")).toBe(false);
    await themes.fetchTheme("vespers");
    expect([themes.isLoaded("vespers"), themes.themeOf("vespers").key]).toEqual([true, "vespers"]);
  });

  test("has its pictures for the rules", async () => {
    const pictures = await themes.fetchPictures("vespers");
    expect(
      pictures.of("bells", { key: "vespers-rules-bells", args: {} }).map((each) => each.kind),
    ).toEqual(["bell"]);
    expect(pictures.heights).toEqual({ bell: "3rem" });
  });

  test("is drawn by its own layout and face", async () => {
    await themes.fetchTheme("vespers");
    const { Layout, Face } = themes.themeOf("vespers");
    const own = await Promise.all(
      ["Layout", "Face"].map((name) => server.ssrLoadModule(`/src/themes/vespers/${name}.svelte`)),
    );
    expect([Layout, Face]).toEqual(own.map((module) => module["default"]));
  });

  test("is played by the browser tests, with the driver in its folder", async () => {
    const drivers = (await server.ssrLoadModule("/e2e/support/drivers.ts")) as typeof Drivers;
    expect(drivers.DRIVERS.map(([game]) => game).sort()).toEqual(themes.themedGames().sort());
    expect(drivers.driverOf("vespers").seats).toEqual({ few: 2, many: 3 });
  });

  test("keeps to the layers", () => {
    expect(problemsIn(readFolders(copy, ["src", "e2e"]))).toEqual([]);
  });
});

describe("a game is named", () => {
  const GAMES = readdirSync("../src/simony/games", { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith("_"))
    .map((each) => each.name);
  const NAMED = new RegExp(GAMES.map((game) => game.replace("_", ".?")).join("|"), "i");

  function naming(folder: string, counts: (file: string) => boolean): string[] {
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => /\.(ts|mjs|js|css|svelte|html|py|ftl)$/.test(file) && counts(file));
    return files.filter((file) => NAMED.test(readFileSync(join(folder, file), "utf-8")));
  }

  test("in the browser's code by its own theme only", () => {
    expect(GAMES.length).toBeGreaterThan(3);
    expect(
      naming("src", (file) => !GAMES.some((game) => file.startsWith(`themes/${game}/`))),
    ).toEqual([]);
  });

  test("not in the tools; only in the tests of that game", () => {
    expect(naming("bench", () => true)).toEqual([]);
    expect(naming("lint", () => true)).toEqual([]);
    expect(naming("e2e", (file) => !file.endsWith(".spec.ts"))).toEqual([]);
    expect(
      readdirSync(".").filter(
        (file) => /\.(ts|js|html)$/.test(file) && NAMED.test(readFileSync(file, "utf-8")),
      ),
    ).toEqual([]);
  });

  test("not in the server's texts, and by the server only in the example of its API", () => {
    expect(
      naming(
        "../src/simony/server",
        (file) => !file.startsWith("web/") && file !== "api/tables.py",
      ),
    ).toEqual([]);
  });

  // Mea Culpa has Letters of Indulgence, so only text keys and file paths of other games are
  // forbidden.
  test.each(GAMES)("and %s by no other theme, in a text's key or a file's path", (game) => {
    const name = new RegExp(`["'\`/](web-)?${game}["'\`/-]`);
    const others = readdirSync("src/themes", { recursive: true })
      .map(String)
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith(`${game}/`));
    expect(others.filter((file) => name.test(readFileSync(`src/themes/${file}`, "utf-8")))).toEqual(
      [],
    );
  });
});
