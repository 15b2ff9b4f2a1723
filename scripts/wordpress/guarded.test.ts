import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readiness, startGuarded } from "./guarded.ts";

/** A server with a worker, as PHP's: the worker does not end with it. It says the worker's number. */
const server = ["sh", "-c", "sleep 60 & echo worker $!; wait"];
const workerIn = (output: string) => /worker (\d+)/.exec(output)?.[1] ?? "";
const isAlive = (pid: string) => {
  try {
    execFileSync("kill", ["-0", pid], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

it("ends a program, its workers and its folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guarded-"));
  const program = startGuarded(server, folder);
  await readiness(program, "the server", () => expect(workerIn(program.output())).not.toBe(""));
  await program.stop();
  expect(existsSync(folder)).toBe(false);
  // The system forgets an ended worker a moment later.
  await expect.poll(() => isAlive(workerIn(program.output())), { timeout: 30_000 }).toBe(false);
});

it("ends them also after the power cut of the process that started them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "guarded-"));
  const module = join(import.meta.dirname, "guarded.ts");
  const code = `import { startGuarded } from ${JSON.stringify(module)};
    const program = startGuarded(${JSON.stringify(server)}, ${JSON.stringify(folder)});
    setInterval(() => console.log(program.output()), 20);`;
  const starter = spawn(process.execPath, ["--input-type=module", "--eval", code], { stdio: "pipe" });
  let said = "";
  starter.stdout.on("data", (piece: Buffer) => {
    said += piece;
  });
  await expect.poll(() => workerIn(said), { timeout: 30_000 }).not.toBe("");
  starter.kill("SIGKILL");
  await once(starter, "close");
  await expect.poll(() => [isAlive(workerIn(said)), existsSync(folder)], { timeout: 30_000 }).toEqual([false, false]);
});
