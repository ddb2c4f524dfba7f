import { beforeEach, describe, expect, test, vi } from "vitest";
import { requestNotifications, notifyTurn } from "../../../src/lib/browser/notifications";
import { prefs } from "../../../src/lib/browser/prefs.svelte";
import { playEventSounds } from "../../../src/lib/browser/sounds";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

class Note {
  static permission = "granted";
  static made: Note[] = [];
  static requestPermission = vi.fn(async () => Note.permission);
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(readonly title: string) {
    Note.made.push(this);
  }
}

const started = vi.fn();
const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = {
  connect: () => node,
  start: started,
  stop: vi.fn(),
  gain: param,
  frequency: param,
  Q: param,
  type: "",
  buffer: null,
};
class Studio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = node;
  createOscillator = () => node;
  createGain = () => node;
  createBiquadFilter = () => node;
  createBufferSource = () => node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}
vi.stubGlobal("Notification", Note);
vi.stubGlobal("AudioContext", Studio);

function hidden(is: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(is);
}

beforeEach(() => {
  Note.made = [];
  Note.permission = "granted";
  started.mockClear();
  prefs.set("sound", false);
  prefs.set("notify", false);
});

describe("your turn", () => {
  test("is silent by default", () => {
    hidden(true);
    notifyTurn("Your turn");
    expect([Note.made.length, started.mock.calls.length]).toEqual([0, 0]);
  });

  test("plays a bell if sounds are on", () => {
    prefs.set("sound", true);
    notifyTurn("Your turn");
    expect(started).toHaveBeenCalledTimes(2);
  });

  test("is a notification only while the page is hidden; clicking it focuses the page", () => {
    prefs.set("notify", true);
    hidden(false);
    notifyTurn("Your turn");
    expect(Note.made.length).toBe(0);
    hidden(true);
    const focused = vi.spyOn(window, "focus").mockImplementation(() => undefined);
    notifyTurn("Your turn");
    expect(Note.made.map((note) => note.title)).toEqual(["Your turn"]);
    Note.made[0]?.onclick?.();
    expect(focused).toHaveBeenCalled();
    expect(Note.made[0]?.close).toHaveBeenCalled();
  });

  test("asks for permission when turned on, and stays off if it is refused", async () => {
    expect(await requestNotifications()).toBe(true);
    Note.permission = "denied";
    expect(await requestNotifications()).toBe(false);
    prefs.set("notify", true);
    hidden(true);
    notifyTurn("Your turn");
    expect(Note.made.length).toBe(0);
  });
});

test("simultaneous events play each sound once, and only sounds that the game has", () => {
  prefs.set("sound", true);
  playEventSounds([{ kind: "played" }, { kind: "played" }, { kind: "unheard" }], {
    played: "card",
  });
  expect(started).toHaveBeenCalledTimes(1);
});
