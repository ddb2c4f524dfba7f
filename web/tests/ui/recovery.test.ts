import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "../../src/lib/account/account.svelte";
import { countWords, isComplete, normalise } from "../../src/lib/account/recovery-phrase";
import { i18n } from "../../src/lib/i18n/i18n.svelte";
import { Translator } from "../../src/lib/i18n/translator";
import RecoverForm from "../../src/ui/account/RecoverForm.svelte";
import RecoveryPhrase from "../../src/ui/account/RecoveryPhrase.svelte";

i18n.translator = new Translator("en", readFileSync("../src/simony/server/text/en.ftl", "utf-8"));
const PHRASE = "apple river candle owl piano maple tiger robin velvet zebra";
const sent: [string, unknown][] = [];

function answering(status: number, body: unknown): void {
  sent.length = 0;
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string, options: { body?: string }) => {
      sent.push([path, options.body === undefined ? null : JSON.parse(options.body)]);
      return new Response(JSON.stringify(body), { status });
    }),
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  account.me = null;
});

test("a phrase is read as it was written down", () => {
  expect(normalise("  1. Apple,\n2. RIVER   3) ｏｗｌ ")).toBe("apple river owl");
  expect([countWords(""), countWords(" 12 "), countWords("apple river")]).toEqual([0, 0, 2]);
  expect([isComplete(PHRASE), isComplete(`${PHRASE} more`), isComplete("apple")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the phrase is shown on request", async () => {
  answering(200, { phrase: PHRASE });
  render(RecoveryPhrase);
  expect(screen.queryAllByRole("listitem")).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Show a recovery phrase" }));
  expect((await screen.findAllByRole("listitem")).map((item) => item.textContent)).toEqual(
    PHRASE.split(" "),
  );
  expect(sent).toEqual([["/api/me/recovery", null]]);
});

test("ten words restore the device", async () => {
  answering(200, { id: "d", name: "Anna", language: "en", token: "" });
  const onback = vi.fn();
  render(RecoverForm, { onback });
  const go = screen.getByRole<HTMLButtonElement>("button", { name: "Take it over" });
  expect(go.disabled).toBe(true);
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: PHRASE.toUpperCase() } });
  expect(go.disabled).toBe(false);
  await fireEvent.click(go);
  await vi.waitFor(() => expect(onback).toHaveBeenCalledWith("Anna"));
  expect(sent).toEqual([["/api/recover", { phrase: PHRASE }]]);
  expect(account.me?.name).toBe("Anna");
});

test("a wrong phrase is reported, and nothing is lost", async () => {
  answering(404, { key: "table-phrase-unknown", args: {}, text: "No device has this phrase." });
  const onback = vi.fn();
  render(RecoverForm, { onback });
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: PHRASE } });
  await fireEvent.click(screen.getByRole("button", { name: "Take it over" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No device");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(PHRASE);
  expect(onback).not.toHaveBeenCalled();
});
