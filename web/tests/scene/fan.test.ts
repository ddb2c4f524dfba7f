import { describe, expect, it } from "vitest";
import { fanned } from "../../src/scene/items/fan";

const FINGER = 44;

describe("cards held in the hand", () => {
  it("stand apart where there is room", () => {
    const spots = fanned(5, 1000, 100);
    expect(spots.map((spot) => spot.width)).toEqual([106, 106, 106, 106, 100]);
    expect(spots.every((spot) => spot.turn === 0 && !spot.covered)).toBe(true);
  });

  it("overlap like a fan, the outer ones turned and lower", () => {
    const spots = fanned(9, 700, 130);
    expect(spots.reduce((sum, spot) => sum + spot.width, 0)).toBeLessThanOrEqual(700);
    expect(spots[0]?.turn).toBeLessThan(0);
    expect(spots[8]?.turn).toBeGreaterThan(0);
    expect(spots[0]?.drop).toBeGreaterThan(spots[4]?.drop ?? 0);
  });

  it.each([9, 12])(
    "leave room for a finger on each of %i cards on a phone, in two rows",
    (count) => {
      const spots = fanned(count, 340, 76);
      expect(spots.filter((spot) => spot.covered)).toHaveLength(Math.ceil(count / 2));
      expect(spots.every((spot) => spot.width >= FINGER)).toBe(true);
    },
  );

  it("are not laid out until they are measured", () => {
    expect(fanned(9, 0, 0)).toEqual([]);
  });
});
