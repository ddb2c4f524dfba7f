import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../../src/lib/i18n/i18n.svelte";
import type { Item, Text } from "../../../src/lib/net/protocol";
import { Translator } from "../../../src/lib/i18n/translator";
import {
  BADGES,
  EMBLEMS,
  ROLES,
  shadingOf,
  type Drawing,
} from "../../../src/themes/tolerance/emblems";
import { outline } from "../../../src/themes/tolerance/emblems/outline";
import { flip } from "../../../src/themes/tolerance/emblems/pen";
import { effectRow } from "../../../src/themes/tolerance/cards/effect-signs";
import Face from "../../../src/themes/tolerance/Face.svelte";
import { effectOf, nameOf, splitName } from "../../../src/themes/tolerance/cards/card-text";
import { ratio } from "../../../src/themes/tolerance/ratio";
import {
  EFFECT_SIGNS,
  LEAST,
  RELIGION_SIGNS,
  SUIT_SIGNS,
} from "../../../src/themes/tolerance/cards/signs";
import { faceSize } from "../../../src/themes/tolerance/cards/face-size";

const GAME = "../src/simony/games/tolerance";
const FIGURES = readFileSync(`${GAME}/cards.toml`, "utf-8");

function keys(table: string): string[] {
  return [
    ...new Set(
      [...FIGURES.matchAll(new RegExp(`^\\[${table}\\.([a-z0-9-]+)`, "gm"))].map(
        (found) => found[1] ?? "",
      ),
    ),
  ];
}

const text = (key: string, args: Text["args"] = {}): Text => ({ key, args });

function card(key: string, look: Record<string, string> = {}, marks: string[] = []): Item {
  const face = text("tolerance-card", {
    name: text(`tolerance-card-${key}`),
    suit: text("tolerance-suit-nobles"),
    rank: 8,
  });
  const printed = {
    card: key,
    suit: "nobles",
    rank: "8",
    religion: "catholic",
    prevailing: "yes",
    converted: "no",
    piety: "2",
    money: "-1",
    effect: "kill",
    target: "nobles peasants",
    count: "1",
    guild: "no",
  };
  return {
    id: key,
    kind: "card",
    face,
    hidden: false,
    look: { ...printed, ...look },
    marks,
    seat: null,
  };
}

const ALL: Record<string, Drawing> = {
  ...EMBLEMS,
  ...Object.fromEntries(Object.entries(ROLES).map(([key, drawing]) => [`role ${key}`, drawing])),
  ...Object.fromEntries(Object.entries(BADGES).map(([key, drawing]) => [`reign ${key}`, drawing])),
};

beforeAll(() => {
  const source = ["core", "server", "games/tolerance"]
    .map((part) => readFileSync(`../src/simony/${part}/text/en.ftl`, "utf-8"))
    .join("\n");
  i18n.translator = new Translator("en", source);
});

describe("emblems", () => {
  it("exist for every card, role and reign of the game, and for nothing else", () => {
    expect(keys("card")).toHaveLength(73);
    expect(Object.keys(EMBLEMS).sort()).toEqual(keys("card").sort());
    expect(Object.keys(ROLES).sort()).toEqual(keys("role").sort());
    expect(Object.keys(BADGES).sort()).toEqual(keys("reign").sort());
  });

  it("are all different, even in outline", () => {
    const drawings = Object.values(ALL).map((drawing) => JSON.stringify(drawing));
    expect(new Set(drawings).size).toBe(drawings.length);
    // The filled parts differ too: they distinguish emblems from afar.
    const shapes = Object.values(EMBLEMS).map((drawing) =>
      drawing
        .filter(([ink]) => ink !== "line" && ink !== "hair" && ink !== "solid")
        .map(([, path]) => path)
        .join(""),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each(Object.keys(ALL))("%s is a proper drawing within its box", (key) => {
    const drawing = ALL[key] ?? [];
    expect(drawing.length).toBeGreaterThan(2);
    for (const [, path] of drawing) {
      expect(path).toMatch(/^M[-\d. MLHVCAZa]+$/);
      expect(Math.min(...outline(path).flat()), path).toBeGreaterThan(-7);
      expect(Math.max(...outline(path).flat()), path).toBeLessThan(107);
    }
    expect(shadingOf(drawing).dark).toMatch(/^M[-\d. MLZ]+$/);
  });

  it("are shaded on the right, and not through shapes in front of them", () => {
    const square = "M0 0H100V100H0Z";
    const inner = "M60 0H100V100H60Z";
    // Lines fall a little to the right: only those that end at the right edge are looked at.
    const xs = (drawing: Drawing): number[] =>
      outline(shadingOf(drawing).dark).flatMap(([x = 0, y = 0, toX = 0, toY = 0]) =>
        Math.max(y, toY) < 90 ? [x, toX] : [],
      );
    expect(xs([["tint", square]]).length).toBeGreaterThan(40);
    expect(Math.min(...xs([["tint", square]]))).toBeGreaterThan(80);
    expect(
      xs([
        ["tint", square],
        ["solid", inner],
      ]),
    ).toEqual([]);
  });
});

describe("the pen", () => {
  it("mirrors a path", () => {
    expect(flip("M10 20L30 40H5V7C1 2 3 4 5 6Z")).toBe("M90 20L70 40H95V7C99 2 97 4 95 6Z");
  });

  it("follows an arc", () => {
    const [ring = []] = outline("M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z");
    const ys = ring.filter((_, place) => place % 2 === 1);
    ys.forEach((y, place) =>
      expect(Math.hypot((ring[2 * place] ?? 0) - 50, y - 50)).toBeCloseTo(50, 3),
    );
    expect(Math.max(...ys)).toBeCloseTo(100, 3);
    expect(Math.min(...ys)).toBeCloseTo(0, 3);
  });
});

describe("a face", () => {
  it.each(keys("card"))("of %s draws its emblem", (key) => {
    const { container } = render(Face, { item: card(key) });
    expect(container.querySelectorAll(".woodcut path")).toHaveLength(
      (EMBLEMS[key]?.length ?? 0) + 2,
    );
  });

  it("tells a religion by its border and its sign", () => {
    for (const religion of Object.keys(RELIGION_SIGNS)) {
      const { container } = render(Face, { item: card("lawyer", { religion }) });
      expect(container.querySelector(`.band.${religion}`)).not.toBeNull();
      expect(container.querySelector(`path.religion.${religion}`)?.getAttribute("d")).toBe(
        RELIGION_SIGNS[religion],
      );
    }
  });

  it("crowns cards of the monarch's religion, until they are converted", () => {
    expect(render(Face, { item: card("lawyer") }).container.querySelector(".crown")).not.toBeNull();
    const { container } = render(Face, {
      item: card("lawyer", { converted: "yes", religion: "protestant" }),
    });
    expect(container.querySelector(".crown")).toBeNull();
    expect(container.querySelector(".turn")).not.toBeNull();
  });

  it("keeps rank, suit and religion of the dead", () => {
    const { container } = render(Face, { item: card("lawyer", {}, ["fallen"]) });
    expect(container.querySelector(".dead .skull")).not.toBeNull();
    expect(container.querySelector(".dead .rank")?.textContent).toBe("8");
    expect(container.querySelector(".dead path.religion.catholic")).not.toBeNull();
  });

  it("shows the effect of a card if there is room", () => {
    const { container } = render(Face, { item: card("valiant-knight"), large: true });
    expect(container.querySelector(".sentence")?.textContent).toBe(
      "kills 1 of the Nobles and Peasants",
    );
    expect(container.querySelector(".title")?.textContent).toBe("Valiant Knight");
    expect(
      render(Face, { item: card("valiant-knight") }).container.querySelector(".sentence"),
    ).toBeNull();
  });

  it("shows the declared suit of a Wild", () => {
    const paths = (declared: string): (string | null)[] =>
      [
        ...render(Face, {
          item: card("courier", { suit: "wild", declared }),
        }).container.querySelectorAll("path.sign"),
      ].map((path) => path.getAttribute("d"));
    expect(paths("clergy")).toContain(SUIT_SIGNS["clergy"]);
    expect(paths("aside")).toHaveLength(2);
  });

  it("of a role shows its pay if there is room", () => {
    const look = {
      role: "juba",
      mary: "0 0 2 1 0 1 2 -1 -1",
      elizabeth: "0 0 2 1 0 2 3 -1 -1",
      james: "1 0 3 1 0 3 4 -1 -1",
      pennants: "4 1 2",
    };
    const role: Item = {
      id: "role-4",
      kind: "role",
      face: text("tolerance-role-juba"),
      hidden: false,
      look,
      marks: [],
      seat: 0,
    };
    const { container } = render(Face, { item: role, large: true });
    const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    );
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(["·", "·", "+1"]);
    expect(rows[8]).toEqual(["−1", "−1", "−1"]);
    expect(
      render(Face, { item: { ...role, hidden: true, look: {} } }).container.querySelector(
        ".back.role",
      ),
    ).not.toBeNull();
  });

  it("of a monarch shows the reign's badge and the prevailing religion", () => {
    const monarch: Item = {
      id: "reign-james",
      kind: "monarch",
      face: text("tolerance-reign-james"),
      hidden: false,
      look: { reign: "james", religion: "protestant" },
      marks: [],
      seat: null,
    };
    const { container } = render(Face, { item: monarch, large: true });
    expect(container.querySelectorAll(".badge path")).toHaveLength(
      (BADGES["james"]?.length ?? 0) + 2,
    );
    expect(container.querySelector("p")?.textContent).toBe(
      "The prevailing religion is Protestant.",
    );
    expect(ratio(monarch)).toBeLessThan(1);
    expect(ratio({ ...monarch, kind: "loan" })).toBeGreaterThan(1);
  });
});

describe("signs and words", () => {
  it("draw an effect: its kind, how many cards, which cards", () => {
    const drawn = (look: Record<string, string>): (string | undefined)[] =>
      effectRow(look).marks.map(({ path, written }) => written ?? path);
    expect(drawn({ effect: "kill", target: "nobles wild", count: "1" })).toEqual([
      EFFECT_SIGNS["kill"]?.[0],
      "1",
      SUIT_SIGNS["nobles"],
      SUIT_SIGNS["wild"],
    ]);
    expect(drawn({ effect: "convert", target: "catholic", count: "lowest" })).toEqual([
      EFFECT_SIGNS["convert"]?.[0],
      LEAST,
      RELIGION_SIGNS["catholic"],
    ]);
    expect(drawn({ effect: "taxes_piety", target: "all", count: "all" })).toHaveLength(4);
    expect(drawn({ effect: "lose_piety", target: "", count: "2" })[1]).toBe("−2");
    expect(drawn({ effect: "none" })).toEqual([]);
    expect(effectRow({ effect: "none", guild: "yes" }).marks).toHaveLength(1);
    expect(effectRow({ effect: "none", guild: "yes" })).toBe(
      effectRow({ effect: "none", guild: "yes" }),
    );
  });

  it("exist for every effect", () => {
    const effects = [...FIGURES.matchAll(/^effect = \{ value = "([a-z_]+)"/gm)]
      .map((found) => found[1] ?? "")
      .filter((effect) => effect !== "none");
    for (const effect of effects) expect(EFFECT_SIGNS[effect], effect).toBeDefined();
  });

  it.each([
    [{ effect: "none" }, "no effect"],
    [{ effect: "none", guild: "yes" }, "guild member"],
    [
      { effect: "condemn", target: "catholic", count: "lowest" },
      "condemns the least pious Catholics",
    ],
    [{ effect: "taxes", target: "all", count: "all" }, "collects taxes from all cards"],
    [{ effect: "lose_piety", target: "", count: "2" }, "loses the winner 2 of both pieties"],
    [
      { effect: "royal_execution", target: "", count: "all" },
      "executes one card on any board at the end of the reign",
    ],
  ])("say %o as the rules do", (look, said) => {
    expect(i18n.translator?.format(effectOf(card("lawyer", look)))).toBe(said);
  });

  it("split a name where its lines are shortest", () => {
    expect(splitName("Catherine de Medici")).toEqual(["Catherine", "de Medici"]);
    expect(splitName("Mayor")).toEqual(["Mayor"]);
    expect(splitName("カトリーヌ・ド・メディシス")).toEqual(["カトリーヌ・", "ド・メディシス"]);
    expect(
      [
        "ロングリーフ司祭",
        "フランス王アンリ",
        "説教師ギルバート",
        "メアリー1世",
        "慎ましきアラン",
        "処刑人",
      ].map(splitName),
    ).toEqual([
      ["ロングリーフ", "司祭"],
      ["フランス王", "アンリ"],
      ["説教師", "ギルバート"],
      ["メアリー", "1世"],
      ["慎ましき", "アラン"],
      ["処刑人"],
    ]);
    expect(i18n.translator?.format(nameOf(card("mayor")))).toBe("Mayor");
  });

  it("grow fewer on smaller cards", () => {
    expect([78, 140, 230, 420].map(faceSize)).toEqual(["tiny", "small", "full", "full"]);
  });
});
