import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Text } from "../../../src/lib/net/protocol";
import { Translator } from "../../../src/lib/i18n/translator";

interface Row {
  text: Text;
  viewer: number;
  // The sentence in each language, by its code.
  [language: string]: unknown;
}

const python = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";

const games = readdirSync("../src/simony/games").filter((game) =>
  existsSync(`../src/simony/games/${game}/text`),
);

function source(language: string): string {
  return ["core", ...games.map((game) => `games/${game}`), "server", "terminal"]
    .map((part) => readFileSync(`../src/simony/${part}/text/${language}.ftl`, "utf-8"))
    .join("\n");
}

describe("sentences", () => {
  const { names, rows, drafts } = JSON.parse(
    execFileSync(python, ["tests/lib/i18n/sentences.py"], { maxBuffer: 2 ** 28 }).toString(),
  ) as {
    names: Record<number, string>;
    rows: Row[];
    drafts: Record<string, string>;
  };

  test.each(Object.entries(drafts))(
    "are the same as the server's in the draft %s, with its English",
    (language, texts) => {
      const words = new Translator(language, texts);
      for (const row of rows) expect(words.format(row.text, names, row.viewer)).toBe(row[language]);
    },
  );

  test.each(["en", "ja"] as const)("are the same as the server's in %s", (language) => {
    const words = new Translator(language, source(language));
    expect(rows.length).toBeGreaterThan(300);
    for (const row of rows) expect(words.format(row.text, names, row.viewer)).toBe(row[language]);
  });

  test("with a missing argument or key raise an error", () => {
    const words = new Translator("en", source("en"));
    expect(() => words.translate("web-level")).toThrow("web-level");
    expect(() => words.translate("nobody-wrote-this")).toThrow("no text");
  });

  test("named by the client's code exist in both languages", () => {
    const files = readdirSync("src", { recursive: true })
      .map(String)
      .filter((file) => /\.(ts|svelte)$/.test(file));
    const code = files.map((file) => readFileSync(`src/${file}`, "utf-8")).join("\n");
    const named = new Set(
      [...code.matchAll(/["'`](web-[a-z0-9-]+)["'`]/g)].map((found) => found[1] ?? ""),
    );
    const [en, ja] = [new Translator("en", source("en")), new Translator("ja", source("ja"))];
    expect([...named].filter((key) => !en.has(key) || !ja.has(key))).toEqual([]);
  });
});
