import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cpuEach, median } from "../arithmetic.ts";
import type { Bench, Family } from "../family.ts";
import { smallAnswer } from "../page/small-answer.ts";
import type { RawAnswer } from "../programs/exchange.ts";
import { cpuDuring, type ProbedProgram, startProbed } from "../programs/probed-program.ts";
import { withShop } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { menuShop, shownPath } from "../shops/menu-shop.ts";

const rounds = 10;
const roundSeconds = 1;
const connections = 50;
const acceptEncoding = "gzip, deflate, br";
const headers = { "accept-encoding": acceptEncoding };
/** Node writes these itself, for the floor as for us. */
const hopHeaders = new Set(["date", "connection", "keep-alive"]);

/** A cached public page, compared with node:http sending the same bytes. */
export const cachedPage: Family = {
  name: "page",
  title: "A menu page of 200 dishes for anonymous visitors",
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 200, others: 0, coupons: 0 }), bench.workspace, async (shop) => {
      const answer = await smallAnswer(shop.url + shownPath, acceptEncoding);
      const raw = await startRaw(answer, bench.workspace);
      try {
        return await compare(bench, shop, raw, answer);
      } finally {
        await raw.stop();
      }
    }),
};

async function startRaw(answer: RawAnswer, workspace: string): Promise<ProbedProgram> {
  const pairs = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
  );
  const head = pairs.filter(([name = ""]) => !hopHeaders.has(name.toLowerCase())).flat();
  const file = join(workspace, "raw-answer.json");
  await writeFile(file, JSON.stringify({ head, body: answer.body.toString("base64") }));
  return startProbed(new URL("../programs/raw-http.ts", import.meta.url), [file]);
}

/** Rounds alternate, so that other load on the machine affects both alike. */
async function compare(
  { generator }: Bench,
  shop: ProbedProgram,
  raw: ProbedProgram,
  answer: RawAnswer,
): Promise<readonly Row[]> {
  const load = (program: ProbedProgram, seconds: number) =>
    cpuDuring(program, () => generator.run({ url: program.url + shownPath, connections, seconds, headers }));
  await load(raw, 1);
  await load(shop, 1);
  const floor: Round[] = [];
  const ours: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(roundOf(await load(raw, roundSeconds)));
    ours.push(roundOf(await load(shop, roundSeconds)));
  }
  return [
    atLeast("requests/s against raw node:http with the same bytes", bestOf(ours) / bestOf(floor), "of raw", 0.75),
    atMost("CPU of a request", cpuOf(ours), "CPU-ms", 0.1),
    reading("CPU of a request, raw node:http", cpuOf(floor), "CPU-ms"),
    reading(`requests/s, by ${generator.name}`, bestOf(ours), "/s"),
    reading("p99", Math.min(...ours.map(({ p99Ms }) => p99Ms)), "ms"),
    reading("bytes of the page as sent", answer.body.length / 1000, "kB"),
  ];
}

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly cpuEach: number;
}

function roundOf({
  cpuMs,
  result,
}: {
  cpuMs: number;
  result: { requests: number; perSecond: number; p99Ms: number };
}): Round {
  return { perSecond: result.perSecond, p99Ms: result.p99Ms, cpuEach: cpuEach(cpuMs, result.requests) };
}

/** Other load on the machine only slows a round down, so the best round is the most accurate. */
function bestOf(measured: readonly Round[]): number {
  return Math.max(...measured.map((round) => round.perSecond));
}

function cpuOf(measured: readonly Round[]): number {
  return median(measured.map((round) => round.cpuEach));
}
