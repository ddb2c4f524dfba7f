import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { i18n } from "../../src/lib/i18n/i18n.svelte";
import type { TableModel } from "../../src/lib/table/table-model";
import type { SeatNews } from "../../src/lib/net/protocol";
import { Translator } from "../../src/lib/i18n/translator";
import SeatRow from "../../src/ui/table/SeatRow.svelte";
import Offers from "../../src/scene/choices/Offers.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
i18n.translator = new Translator("en", readFileSync("../src/simony/server/text/en.ftl", "utf-8"));

function row(reserved: boolean): void {
  const seat = {
    seat: 1,
    name: "Bo",
    taken: true,
    bot: "",
    present: false,
    reserved,
  } as unknown as SeatNews;
  const doNothing = (): void => undefined;
  const acts = { onsit: doNothing, onstand: doNothing, onbot: doNothing, onremove: doNothing };
  render(SeatRow, {
    seat,
    name: "Bo",
    yours: false,
    seated: true,
    host: true,
    levels: [],
    busy: false,
    ...acts,
  });
}

test("row 5: a seat of the game before is shown as reserved until its owner comes", () => {
  row(true);
  expect(screen.getByText("seat reserved, not here yet")).toBeTruthy();
  expect(screen.queryByText("away")).toBeNull();
});

test("row 5: a seat that was taken is not shown as reserved", () => {
  row(false);
  expect(screen.getByText("away")).toBeTruthy();
});

const offered = (yours: number[], ask: () => void): TableModel =>
  ({
    news: { offers: [{ number: 4, what: "end", seat: 0, waiting: [1] }], yours },
    names: ["Anna", "Bo"],
    you: yours[0] ?? null,
    ask,
  }) as unknown as TableModel;

test("row 5: the player who asked can withdraw the offer", async () => {
  const ask = vi.fn();
  render(Offers, { table: offered([0], ask) });
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(ask).toHaveBeenCalledWith({ type: "reply", offer: 4, yes: false });
});

test("row 5: nobody else can, and only a player who is asked answers", () => {
  render(Offers, { table: offered([2], vi.fn()) });
  expect(screen.queryByRole("button")).toBeNull();
});
