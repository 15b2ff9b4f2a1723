import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const watchdog = JSON.stringify(new URL("watchdog.ts", import.meta.url).href);

/** How a process ends that watches itself for 600 ms and then runs `work`. */
async function endOf(work: string) {
  const script = `import { startWatchdog } from ${watchdog}; startWatchdog(600); ${work}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 60_000,
    killSignal: "SIGKILL",
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code, signal] = await once(child, "close");
  return { code, signal, said };
}

describe("a process whose thread is stuck", () => {
  it("is ended with a line in the log, so that the service manager restarts it", async () => {
    const { signal, said } = await endOf("for (;;) {}");
    expect(signal).toBe("SIGABRT");
    expect(said).toContain("answered nothing for");
  });

  it("is left alone while it answers, and the watchdog does not keep it running", async () => {
    // Longer than the limit.
    const { code, signal } = await endOf("setTimeout(() => undefined, 1200);");
    expect([code, signal]).toEqual([0, null]);
  });
});
