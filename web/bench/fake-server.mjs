// Serves the built client without the real server: pages from the build, texts from the text files,
// and a fake WebSocket that the benchmark controls.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";

const BUILT = "../src/simony/server/web";
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const SOURCE = "../src/simony";
const GAMES = readdirSync(`${SOURCE}/games`).filter((game) =>
  existsSync(`${SOURCE}/games/${game}/text`),
);
const PARTS = ["core", ...GAMES.map((game) => `games/${game}`), "server"];

function answer(path) {
  if (path === "/api/languages") return ["application/json", '{"languages":[]}'];
  const language = /^\/api\/texts\/(\w+)$/.exec(path)?.[1];
  if (language !== undefined) {
    const texts = PARTS.map((part) =>
      readFileSync(`${SOURCE}/${part}/text/${language}.ftl`, "utf-8"),
    ).join("\n");
    return ["text/plain; charset=utf-8", texts];
  }
  const file = existsSync(BUILT + path) && extname(path) !== "" ? path : "/index.html";
  return [TYPES[extname(file)] ?? "text/plain", readFileSync(BUILT + file)];
}

export async function open() {
  const server = createServer((request, response) => {
    const [type, body] = answer(new URL(request.url ?? "/", "http://bench").pathname);
    response.writeHead(200, { "content-type": type });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

// Run in the page before its scripts: replace WebSocket by one that opens at once, answers every
// command with "done", and passes on what `window.receive` gets.
export function fakeWebSocket() {
  window.WebSocket = class {
    readyState = 0;
    constructor() {
      window.receive = (text) => this.onmessage?.({ data: text });
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }
    send(text) {
      const { id } = JSON.parse(text);
      setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: "done", id, value: "" }) }));
    }
    close() {}
  };
}

export function news(game, seats) {
  const names = ["Anna", "Bo", "Cesare", "Dora", "Ezio", "Fiona", "Gino", "Hanna"];
  const seat = (number) => ({
    seat: number,
    name: names[number],
    taken: true,
    bot: number === 0 ? "" : "priest",
    stand_in: "",
    present: true,
    replaceable: false,
    consents: false,
    seconds_left: null,
  });
  return {
    type: "table",
    table: "bench",
    game,
    status: "playing",
    seats: Array.from({ length: seats }, (_, number) => seat(number)),
    options: {},
    house_rules: false,
    rules_version: 1,
    figures: "",
    pin: "",
    commitment: "",
    listed: false,
    watching: "nobody",
    delay: 0,
    watchers: 0,
    helps: true,
    host: true,
    yours: [0],
    offers: [],
    next: "",
    problem: null,
  };
}
