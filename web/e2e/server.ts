// A server of one's own for each test file, on any free port of this machine.

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export class Served {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "simony-"));
  #process: ChildProcess | null = null;
  #port = "0";

  async start(): Promise<void> {
    const python = process.env["SIMONY_PYTHON"] ?? "../.venv/bin/python";
    const data = join(this.#folder, "table.db");
    const child = spawn(python, ["-m", "simony.cli", "serve", "--lang", "en", "--port", this.#port, "--data", data, "--no-limits"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      this.url = (line.split(" ").at(-1) ?? "").replace(/\/$/, "");
      this.#port = new URL(this.url).port;
      return;
    }
    throw new Error("the server did not start");
  }

  // Without a goodbye, as a crash would.
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
