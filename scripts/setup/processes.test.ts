import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { run, SetupError } from "./processes.mjs";

const node = process.execPath;

describe("a program in the foreground", () => {
  it("hands its exit code through", async () => {
    expect(await run(node, ["--eval", "process.exit(7)"])).toBe(7);
  });

  it("answers 128 + n after signal n", async () => {
    expect(await run(node, ["--eval", "process.kill(process.pid, 'SIGKILL')"])).toBe(137);
  });

  it("is ended when its time is up", async () => {
    expect(await run(node, ["--eval", "setInterval(() => {}, 1000)"], { timeoutMs: 1 })).toBe(143);
  });

  it("that does not exist is one clear error", async () => {
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

describe("an entry whose starter was killed", () => {
  it("is asked to end", async () => {
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
