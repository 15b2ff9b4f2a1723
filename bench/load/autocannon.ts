import { createRequire } from "node:module";
import type { LoadGenerator } from "./load.ts";
import { outputOf } from "./program-output.ts";

interface AutocannonReport {
  readonly duration: number;
  readonly errors: number;
  readonly non2xx: number;
  readonly "2xx": number;
  readonly latency: { readonly p99: number };
}

/**
 * autocannon in a separate process. It needs about as much CPU as a small server, so its rates are lower than wrk's;
 * ratios are valid, because the floor is measured with it too.
 */
export function createAutocannon(): LoadGenerator {
  const program = createRequire(import.meta.url).resolve("autocannon/autocannon.js");
  return {
    name: "autocannon",
    async run({ url, connections, seconds, headers }) {
      const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
      const size = ["-c", String(connections), "-d", String(seconds), "--json", "--no-progress"];
      const report: AutocannonReport = JSON.parse(
        await outputOf(process.execPath, [program, ...size, ...named, url], seconds + 20),
      );
      const { duration, errors, non2xx, latency } = report;
      if (errors + non2xx > 0) throw new Error(`${url}: ${errors} connections broke, ${non2xx} answers are errors`);
      return { requests: report["2xx"], perSecond: report["2xx"] / duration, p99Ms: latency.p99 };
    },
  };
}
