import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LoadGenerator } from "./load.ts";
import { outputOf } from "./program-output.ts";

const script = fileURLToPath(new URL("./wrk-report.lua", import.meta.url));

interface WrkReport {
  readonly requests: number;
  readonly seconds: number;
  /** Connections that broke or timed out. */
  readonly failed: number;
  /** Answers of 400 and above. */
  readonly refused: number;
  readonly p99Ms: number;
}

/** wrk with one thread, so that the server has the second core; null if it is not installed. */
export function createWrk(): LoadGenerator | null {
  if (spawnSync("wrk", ["-v"], { stdio: "ignore" }).error !== undefined) return null;
  return {
    name: "wrk",
    async run({ url, connections, seconds, headers }) {
      const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
      const size = ["-t", "1", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s"];
      const {
        requests,
        seconds: took,
        failed,
        refused,
        p99Ms,
      } = wrkReport(await outputOf("wrk", [...size, "-s", script, ...named, url], seconds + 10));
      if (failed + refused > 0) throw new Error(`${url}: ${failed} connections broke, ${refused} answers are errors`);
      return { requests, perSecond: requests / took, p99Ms };
    },
  };
}

/** Parses the line that `wrk-report.lua` prints. Throws without one. */
export function wrkReport(output: string): WrkReport {
  const json = /^report (.+)$/m.exec(output)?.[1];
  if (json === undefined) throw new Error(`wrk reported nothing: ${output}`);
  return JSON.parse(json);
}
