import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLock } from "./lock.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "skatert-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process id that belongs to no running process. */
const deadPid = () => spawnSync(process.execPath, ["--version"]).pid;

describe("a lock between set-ups", () => {
  it("admits one process at a time and leaves no file", async () => {
    const file = join(folder, "lock");
    let inside = 0;
    let max = 0;
    const work = () =>
      withLock(file, async () => {
        inside += 1;
        max = Math.max(max, inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all([work(), work(), work()]);
    expect(max).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it("takes over the lock of a dead owner", async () => {
    const file = join(folder, "lock");
    writeFileSync(file, String(deadPid()));
    expect(await withLock(file, async () => "done")).toBe("done");
  });

  it("is released after failed work", async () => {
    const file = join(folder, "lock");
    await expect(withLock(file, () => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
    expect(await withLock(file, async () => "done")).toBe("done");
  });
});
