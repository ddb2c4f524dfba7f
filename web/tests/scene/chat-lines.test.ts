import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { i18n } from "../../src/lib/i18n/i18n.svelte";
import type { TableModel } from "../../src/lib/table/table-model";
import { Translator } from "../../src/lib/i18n/translator";
import ChatLines from "../../src/scene/history/ChatLines.svelte";

i18n.translator = new Translator("en", readFileSync("../src/simony/server/text/en.ftl", "utf-8"));

const line = (number: number, text: string): object => ({
  type: "chat",
  table: "t",
  line: number,
  name: text && "Bo",
  seat: 1,
  text,
  at: 0,
  hidden: text === "",
});

function shown(host: boolean): { ask: ReturnType<typeof vi.fn> } {
  const ask = vi.fn(async () => ({ type: "done", id: 0, value: "" }));
  const seats = [
    { seat: 0, name: "Anna" },
    { seat: 1, name: "", name_hidden: true },
  ];
  const table = { chat: [line(1, "hello"), line(2, "")], news: { host, seats }, ask };
  render(ChatLines, { table: table as unknown as TableModel });
  return { ask };
}

test("the host hides a line, and shows a hidden line or name again", async () => {
  const { ask } = shown(true);
  await fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  for (const button of screen.getAllByRole("button", { name: "Show again" }))
    await fireEvent.click(button);
  expect(ask.mock.calls.map(([command]) => command)).toEqual([
    { type: "hide", line: 1, on: true },
    { type: "hide", line: 2, on: false },
    { type: "hide", seat: 1, on: false },
  ]);
});

test("other players do not see hidden lines", () => {
  shown(false);
  expect(screen.getByText("hello", { exact: false })).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(document.body.textContent).not.toContain("hidden");
});
