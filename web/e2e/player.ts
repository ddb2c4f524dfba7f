// A person who takes any choice the page lights up.

import type { Page } from "@playwright/test";

// A table against priests who do not dawdle, with everything told at once.
export async function openTable(page: Page, game: string, seats = 3): Promise<string> {
  return page.evaluate(
    async ([key, count]) => {
      localStorage.setItem("simony", JSON.stringify({ ...JSON.parse(localStorage.getItem("simony") ?? "{}"), speed: "off" }));
      const post = async (path: string, body: unknown): Promise<{ table: string }> => {
        const response = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        return (await response.json()) as { table: string };
      };
      await post("/api/devices", { name: "Anna" });
      const bots = [null, ...Array<string>(count - 1).fill("priest")];
      const { table } = await post("/api/tables", { game: key, seats: count, bots, beat: 0 });
      await post(`/api/tables/${table}/commands`, { type: "take", seat: 0, nonce: "e2e" });
      await post(`/api/tables/${table}/commands`, { type: "start" });
      return `/t/${table}`;
    },
    [game, seats] as const,
  );
}

export async function playSome(page: Page, moves: number): Promise<boolean> {
  const over = page.locator(".outcome");
  const choice = page.locator(".asks.now .choices button:enabled, .piece.can");
  for (let count = 0; count < moves; count += 1) {
    await choice.or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) return true;
    const open = await choice.all();
    const next = open[(count * 7) % Math.max(1, open.length)];
    await next?.click({ timeout: 2_000, position: { x: 12, y: 12 } }).catch(() => undefined); // the table may have changed meanwhile
  }
  return false;
}

export async function playOut(page: Page, most = 900): Promise<void> {
  if (!(await playSome(page, most))) throw new Error("the game does not end");
}
