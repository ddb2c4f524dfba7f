import { afterEach, expect, test, vi } from "vitest";
import { api, oneRowPerTable, ApiError, type MyTable } from "../../../src/lib/net/api";

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(status === 204 ? null : JSON.stringify(body), { status })),
  );
}

test("an error response is thrown with the server's message", async () => {
  answering(422, { key: "error-figures-value", args: {}, text: "must be 1–999" });
  await expect(api.create({ game: "indulgence" })).rejects.toThrow("must be 1–999");
});

test("so is a command that the table refuses", async () => {
  answering(200, {
    type: "refused",
    id: 0,
    problem: { key: "table-seat-taken", args: { seat: 1 }, text: "Seat 1 is taken." },
  });
  const refused = await api
    .command("t", { type: "take", seat: 0 })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as ApiError).problem.key).toBe("table-seat-taken");
});

test("so is a command that could not be stored, with status 503", async () => {
  answering(503, {
    type: "unavailable",
    id: 0,
    problem: {
      key: "error-store-commit",
      args: { why: "disk full" },
      text: "Nothing could be saved.",
    },
  });
  const refused = await api
    .command("t", { type: "take", seat: 0 })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect([(refused as ApiError).status, (refused as ApiError).problem.key]).toEqual([
    503,
    "error-store-commit",
  ]);
});

test("a table with several own seats is listed once, with the seat to act", () => {
  const seat = (table: string, number: number, your_turn: boolean): MyTable => ({
    table,
    game: "dogma",
    status: "playing",
    updated: 0,
    seat: number,
    your_turn,
  });
  expect(
    oneRowPerTable([seat("a", 0, false), seat("b", 0, false), seat("a", 2, true)]).map((each) => [
      each.table,
      each.seat,
    ]),
  ).toEqual([
    ["a", 2],
    ["b", 0],
  ]);
});
