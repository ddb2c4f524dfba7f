// Checks a log in the browser: the tag of every line, and that the secret that was told is the one that was promised. Whether every
// draw follows from it takes the rules, so the server draws again; `simony verify` does so on one's own machine.
//
// SHA-256 is written out because browsers lend theirs only to pages that came over https, and a table in the living room has none.

const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number += 1) {
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);
}

const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

// A hash that goes on: `add` takes bytes, `digest` says what it comes to so far.
class Hash {
  #sum = [...START];
  #rest = [];
  #length = 0;

  add(bytes) {
    this.#length += bytes.length;
    this.#rest.push(...bytes);
    while (this.#rest.length >= 64) mix(this.#sum, this.#rest.splice(0, 64));
    return this;
  }

  digest() {
    const sum = [...this.#sum];
    const end = [...this.#rest, 0x80];
    while (end.length % 64 !== 56) end.push(0);
    for (let place = 7; place >= 0; place -= 1) end.push(Math.floor((this.#length * 8) / 256 ** place) % 256);
    for (let from = 0; from < end.length; from += 64) mix(sum, end.slice(from, from + 64));
    return sum.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }
}

export const sha256 = (bytes) => new Hash().add(bytes).digest();

function mix(sum, block) {
  const word = (place) => (block[place] << 24) | (block[place + 1] << 16) | (block[place + 2] << 8) | block[place + 3];
  const words = Array.from({ length: 16 }, (_, place) => word(4 * place));
  for (let place = 16; place < 64; place += 1) {
    const [old, near] = [words[place - 15], words[place - 2]];
    const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words.push((words[place - 16] + low + words[place - 7] + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = sum;
  words.forEach((each, place) => {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[place] + each) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  [a, b, c, d, e, f, g, h].forEach((each, place) => {
    sum[place] = (sum[place] + each) | 0;
  });
}

const utf8 = (text) => new TextEncoder().encode(text);

// The number of the first line whose tag does not fit, or 0.
export function firstDamaged(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  const chain = new Hash();
  for (const [place, raw] of lines.entries()) {
    const whole = raw.replace(/\r$/, "");
    const cut = whole.lastIndexOf(" #");
    chain.add(utf8(`${whole.slice(0, Math.max(0, cut))}\n`));
    if (cut < 0 || whole.slice(cut + 2) !== chain.digest().slice(0, 8)) return place + 1;
  }
  return 0;
}

// What the table promised, as its log has it; null if nothing.
export function promiseIn(text) {
  const promise = /^promise: (.*) #[0-9a-f]{8}\r?$/m.exec(text);
  return promise === null ? null : JSON.parse(promise[1]);
}

// Whether the secret is the one that was promised; null if nothing was promised or told.
export function promiseKept(text) {
  const promise = promiseIn(text);
  const secret = /^! secret ([0-9a-f]{64}) #/m.exec(text);
  if (promise === null || secret === null) return null;
  const bytes = secret[1].match(/../g).map((pair) => Number.parseInt(pair, 16));
  return sha256([...utf8("simony commitment"), ...bytes]) === promise.commitment;
}

async function drawnAgain(text) {
  const response = await fetch("/api/verify", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ log: text }),
  });
  return [response.ok, await response.json()];
}

function say(sentence, good) {
  const entry = document.createElement("li");
  entry.textContent = sentence;
  entry.className = good ? "good" : "bad";
  document.getElementById("report").append(entry);
}

async function check(text) {
  const words = document.getElementById("words").dataset;
  document.getElementById("report").replaceChildren();
  const damaged = firstDamaged(text);
  say(damaged === 0 ? words.tags : words.tagsBad.replace("%", damaged), damaged === 0);
  const kept = promiseKept(text);
  if (kept === null) say(words.promiseNone, true);
  else say(kept ? words.promise : words.promiseBad, kept);
  try {
    const [good, answer] = await drawnAgain(text);
    if (!good) say(answer.text, false);
    else say(answer.fair ? words.draws.replace("%", answer.draws) : words.drawsNone, true);
    if (good && answer.redeals > 0) say(words.redeals.replace("%", answer.redeals), false);
  } catch {
    say(words.unreachable, false);
  }
}

if (typeof document !== "undefined") {
  // The table in the browser uses the functions above on a page of its own, without this one's form.
  document.getElementById("file")?.addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (file !== undefined) await check(await file.text());
  });
}
