// @vitest-environment node
// The import linter finds the faults planted here, and none in the client.

import { expect, test } from "vitest";
import { importsOf, problemsIn, readFolders, type Files } from "../../lint/imports.mjs";

const CLEAN: [string, string][] = [
  ["src/main.ts", 'import "./themes";\nimport App from "./App.svelte";'],
  [
    "src/App.svelte",
    '<script lang="ts">\n  import Home from "./pages/Home.svelte";\n</script>\n<Home />',
  ],
  [
    "src/pages/Home.svelte",
    '<script lang="ts">\n  import Zone from "../scene/Zone.svelte";\n</script>\n<Zone />',
  ],
  [
    "src/scene/Zone.svelte",
    '<script lang="ts">\n  import { t } from "../lib/i18n.svelte";\n</script>\n{t("x")}',
  ],
  ["src/ui/Icon.svelte", "<svg></svg>"],
  ["src/lib/i18n.svelte.ts", 'import { format } from "./format";\nexport const t = format;'],
  ["src/lib/format.ts", "export const format = String;"],
  ["src/themes/index.ts", 'import theme from "./plain";\nexport default theme;'],
  [
    "src/themes/plain/index.ts",
    'import Zone from "../../scene/Zone.svelte";\nexport default Zone;',
  ],
  ["src/themes/vespers/index.ts", 'import Icon from "../../ui/Icon.svelte";\nexport default Icon;'],
  [
    "src/themes/vespers/e2e.ts",
    'import { pickItem } from "../../../e2e/support/driver";\nexport default thing;',
  ],
  [
    "e2e/support/driver.ts",
    'import { t } from "../../src/lib/i18n.svelte";\nexport const thing = t;',
  ],
];

// Return the problems of the clean files with one more line in one of them.
function planted(path: string, line: string): string[] {
  const files: Files = new Map(CLEAN);
  const source = files.get(path) ?? "";
  files.set(
    path,
    source.includes("<script")
      ? source.replace("</script>", `${line}\n</script>`)
      : `${line}\n${source}`,
  );
  return problemsIn(files);
}

test("the client has no forbidden import, no cycle and no crowded folder", () => {
  expect(problemsIn(readFolders(".", ["src", "tests", "e2e"]))).toEqual([]);
  expect(problemsIn(new Map(CLEAN))).toEqual([]);
});

test.each([
  ["src/lib/format.ts", 'import Icon from "../ui/Icon.svelte";', "lib must not import ui"],
  [
    "src/ui/Icon.svelte",
    '<script>\n  import Zone from "../scene/Zone.svelte";\n</script>',
    "ui must not import scene",
  ],
  [
    "src/scene/Zone.svelte",
    'import Home from "../pages/Home.svelte";',
    "scene must not import pages",
  ],
  ["src/scene/Zone.svelte", 'import theme from "../themes/plain";', "scene must not import themes"],
  [
    "src/pages/Home.svelte",
    'const later = import("../themes/vespers");',
    "pages must not import themes",
  ],
  [
    "src/themes/vespers/index.ts",
    'import type Home from "../../pages/Home.svelte";',
    "themes must not import pages",
  ],
  [
    "src/themes/vespers/index.ts",
    'export { default as other } from "../plain";',
    "a theme must not import another theme",
  ],
  [
    "src/themes/vespers/index.ts",
    'import { pickItem } from "../../../e2e/support/driver";',
    "src imports nothing outside src",
  ],
  [
    "src/themes/vespers/index.ts",
    'import driver from "./e2e";',
    "only the browser tests import a theme's e2e.ts",
  ],
])("in %s the line %s is a fault", (path, line, why) => {
  expect(
    planted(path, line).filter((problem) => problem.startsWith(path) && problem.endsWith(why)),
  ).toHaveLength(1);
});

test("a cycle is a fault, even one of types", () => {
  expect(planted("src/lib/format.ts", 'import type { t } from "./i18n.svelte";')).toEqual([
    "import cycle: src/lib/i18n.svelte.ts -> src/lib/format.ts -> src/lib/i18n.svelte.ts",
  ]);
});

test("a thirteenth file in a folder is a fault", () => {
  const more = Array.from({ length: 11 }, (_, number): [string, string] => [
    `src/ui/Icon${number}.svelte`,
    "",
  ]);
  expect(problemsIn(new Map([...CLEAN, ...more]))).toEqual([]);
  expect(problemsIn(new Map([...CLEAN, ...more, ["src/ui/Other.svelte", ""]]))).toEqual([
    "src/ui has 13 files; at most 12",
  ]);
});

test("imports are read from every script of a component", () => {
  const source =
    '<script module lang="ts">\n  import "./a.css";\n</script>\n<script lang="ts">\n  import B from "./B.svelte";\n</script>\n<p>import C from "./C.svelte"</p>';
  expect(importsOf("src/ui/Icon.svelte", source)).toEqual(["./a.css", "./B.svelte"]);
});
