import { describe, expect, test } from "vitest";
import { shareStructure } from "../../../src/lib/table/structural-sharing";

const card = (id: string, ...marks: string[]) => ({
  id,
  marks,
  face: { key: "card", args: { number: 3 } },
});

describe("structural sharing", () => {
  test("returns the old value if it is equal", () => {
    const before = { zones: [{ id: "hand", items: [card("a"), card("b")] }], over: false };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });

  test("keeps equal parts, wherever they are now", () => {
    const before = { id: "hand", items: [card("a"), card("b"), card("c")] };
    const after = shareStructure(before, { id: "hand", items: [card("c"), card("b", "led")] });
    expect(after).toEqual({ id: "hand", items: [card("c"), card("b", "led")] });
    expect(after.items[0]).toBe(before.items[2]);
    expect(after.items[1]).not.toBe(before.items[1]);
    expect(after.items[1]?.face).toBe(before.items[1]?.face);
  });

  test("does not mix up different values", () => {
    expect(shareStructure({ a: undefined }, { b: 1 })).toEqual({ b: 1 });
    expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty("b");
    expect(shareStructure([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
    expect(shareStructure([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shareStructure(null, { a: [null] })).toEqual({ a: [null] });
  });
});
