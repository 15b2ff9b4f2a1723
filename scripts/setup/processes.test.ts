import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { run, SetupError } from "./processes.mjs";

const node = process.execPath;

describe("a program in the foreground", () => {
  it("returns its exit code", async () => {
    expect(await run(node, ["--eval", "process.exit(7)"])).toBe(7);
  });

  it("returns 128 + n after signal n", async () => {
    expect(await run(node, ["--eval", "process.kill(process.pid, 'SIGKILL')"])).toBe(137);
  });

  it("is ended after its timeout", async () => {
    expect(await run(node, ["--eval", "setInterval(() => {}, 1000)"], { timeoutMs: 1 })).toBe(143);
  });

  it("is one clear error if it does not exist", async () => {
    await expect(run("/nowhere/program", [])).rejects.toThrow(SetupError);
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("receives %s and may end in its own time", async (signal) => {
    const child = `process.on("${signal}", () => process.exit(3)); console.log("ready"); setInterval(() => {}, 1000)`;
    const outer = outerProcess(`process.exitCode = await run(process.execPath, ["--eval", ${JSON.stringify(child)}]);`);
    await once(outer.stdout, "data");
    outer.kill(signal);
    const [code] = await once(outer, "close");
    expect(code).toBe(3);
  });
});

describe("an entry whose parent was killed", () => {
  it("receives SIGTERM", async () => {
    const child = `process.on("SIGTERM", () => { console.log("asked"); process.exit(); }); console.log("ready"); setInterval(() => {}, 1000)`;
    const preload = `--import=${new URL("follow-parent.mjs", import.meta.url)}`;
    const outer = outerProcess(
      `await run(process.execPath, ["${preload}", "--eval", ${JSON.stringify(child)}], { stdio: ["inherit", "inherit", "inherit", "ipc"] });`,
    );
    await once(outer.stdout, "data");
    outer.kill("SIGKILL");
    const [text] = await once(outer.stdout, "data");
    expect(String(text)).toContain("asked");
  });
});

function outerProcess(code: string) {
  const program = `import { run } from ${JSON.stringify(new URL("processes.mjs", import.meta.url).href)};\n${code}`;
  return spawn(node, ["--input-type=module", "--eval", program], { stdio: ["ignore", "pipe", "inherit"] });
}
