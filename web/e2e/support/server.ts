// A real server on a free port.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const PYTHON = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";

export class TestServer {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "simony-"));
  #process: ChildProcess | null = null;
  #port = "0";

  async start(): Promise<void> {
    const data = join(this.#folder, "table.db");
    const child = spawn(
      PYTHON,
      [
        "-m",
        "simony.cli",
        "serve",
        "--lang",
        "en",
        "--port",
        this.#port,
        "--data",
        data,
        "--no-limits",
      ],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      this.url = (line.split(" ").at(-1) ?? "").replace(/\/$/, "");
      this.#port = new URL(this.url).port;
      return;
    }
    throw new Error("the server did not start");
  }

  // Kill it, like a crash.
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return Promise.resolve();
    return new Promise((settle) => {
      child.once("exit", () => settle());
      child.kill(signal);
    });
  }
}

// Run a command of `simony` and return its output; raise an error if it fails.
export async function simony(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(PYTHON, ["-m", "simony.cli", ...words]);
  return stdout;
}
