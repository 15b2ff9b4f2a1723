import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inProject } from "../../scripts/setup/places.mjs";
import type { Bench, Family } from "../family.ts";
import { callInTurn } from "../load/callers.ts";
import { addressOf, endOf, plainEnvironment } from "../programs/child.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ProbedProgram, startProbed } from "../programs/probed-program.ts";
import { shopEnvironment, startOn } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { writeShop } from "../shops/shop-files.ts";

const starts = 5;
const loadSeconds = 6;
const connections = 20;
/** No request has arrived since the start. */
const restMs = 4_000;
const compressed = { "accept-encoding": "gzip, deflate, br" };

/** Time from the start to the first page, and the program's memory when idle and under load. */
export const start: Family = {
  name: "start",
  title: "Start and memory, the demo",
  async measure(bench) {
    const dataDir = await mkdtemp(join(bench.workspace, "data-"));
    const shopDir = await writeShop(bench.demo, bench.workspace);
    const first = await timeOf(() => startOn(dataDir, shopDir));
    const program: number[] = [];
    const script: number[] = [];
    for (let count = 0; count < starts; count += 1) {
      program.push(await timeOf(() => startOn(dataDir, shopDir)));
      script.push(await timeOf(() => startScript(dataDir, shopDir)));
    }
    return [
      atMost("from npm start's script to the first page", Math.min(...script), "s", 1),
      reading("of which the program itself", Math.min(...program), "s"),
      reading("the very first start, with the import", first, "s"),
      ...(await memory(bench, await startScript(dataDir, shopDir))),
      reading("memory of a bare node:http with SQLite, idle", await bareMemory(bench), "MB"),
    ];
  },
};

type Started = Pick<ProbedProgram, "url" | "stop">;

/** Seconds until the home page has loaded completely. */
async function timeOf(begin: () => Promise<Started>): Promise<number> {
  const begun = performance.now();
  const program = await begin();
  await expectSuccess(`${program.url}/`);
  const seconds = (performance.now() - begun) / 1000;
  await program.stop();
  return seconds;
}

/** The script of `npm start`, after a set-up that is already done. */
async function startScript(dataDir: string, shopDir: string): Promise<Started> {
  const child = spawn(process.execPath, [inProject("scripts/start.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...plainEnvironment, ...shopEnvironment(dataDir, shopDir) },
  });
  return { url: await addressOf(child), stop: () => endOf(child) };
}

/** After a start without an import: idle, and after cached pages, rendered pages, and uncacheable pages. */
async function memory({ generator }: Bench, shop: Started): Promise<readonly Row[]> {
  const url = `${shop.url}/`;
  try {
    await expectSuccess(url);
    await pause(restMs);
    const idle = await settled(() => residentMb(shop));
    const load = { url, connections, seconds: loadSeconds };
    await generator.run({ ...load, headers: compressed });
    await generator.run({ ...load, headers: { ...compressed, cookie: "session=nobody" } });
    await callInTurn(connections, loadSeconds, (caller, call) => [
      `${url}?q=${caller}-${call}`,
      { headers: compressed },
    ]);
    return [atMost("memory, idle", idle, "MB", 150), atMost("memory after load", await residentMb(shop), "MB", 300)];
  } finally {
    await shop.stop();
  }
}

async function bareMemory({ workspace }: Bench): Promise<number> {
  const raw = await startProbed(new URL("../programs/bare-orders.ts", import.meta.url), [workspace]);
  try {
    return await settled(async () => (await raw.usage()).rssMb);
  } finally {
    await raw.stop();
  }
}

async function residentMb(shop: Started): Promise<number> {
  const text = (await expectSuccess(`${shop.url}/metrics`)).body.toString("utf8");
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error("/metrics does not tell the memory");
  return Number(bytes) / 1024 / 1024;
}

/** Memory once it has stopped falling, or after ten readings. */
async function settled(look: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let looks = 0; looks < 10; looks += 1) {
    const present = await look();
    if (present > least * 0.99) return present;
    least = present;
    await pause(1000);
  }
  return least;
}
