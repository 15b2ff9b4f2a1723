import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Engine } from "../apps/server/src/database/store.ts";
import { startEngines } from "./engines.ts";
import { families } from "./families.ts";
import type { Family, Torture } from "./family.ts";
import { randomFrom } from "./random.ts";
import { holds, type Row } from "./row.ts";
import { tableOf, verdictOf } from "./table.ts";

// `npm run torture -- [family …]`: tries the named families, or all, and reports failures.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    engine: { type: "string" },
    previous: { type: "string" },
    orders: { type: "string", default: "2000" },
    kills: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_007) },
  },
});
const bothEngines: readonly Engine[] = ["sqlite", "postgres"];
const engines = bothEngines.filter((name) => values.engine === undefined || name === values.engine);
const numbers = [values.orders, values.kills, values.seed].map(Number);
/** Families that threw an error. */
const failed: string[] = [];
const unknown = positionals.filter((name) => !families.some((family) => family.name === name));
if (unknown.length > 0 || engines.length === 0 || !numbers.every(Number.isSafeInteger)) {
  console.error(`npm run torture -- [${families.map(({ name }) => name).join("|")} …]
  [--engine sqlite|postgres] [--orders 2000] [--kills 20] [--seed number] [--previous v0.1.0] [--json file]`);
  process.exitCode = 2;
} else {
  const [orders = 0, kills = 0, seed = 0] = numbers;
  console.error(`Seed ${seed}`);
  const begun = performance.now();
  const rows = await tortureBy({ orders, kills, random: randomFrom(seed), previous: values.previous });
  console.log(
    `\n${tableOf(rows)}\n\n${verdictOf(rows)}\n${((performance.now() - begun) / 1000).toFixed(0)} s, seed ${seed}`,
  );
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ seed, rows }, null, 2)}\n`);
  if (failed.length > 0) console.log(`Could not be tried: ${failed.join(", ")}`);
  if (failed.length > 0 || !rows.every(holds)) process.exitCode = 1;
}

async function tortureBy(chosen: Pick<Torture, "orders" | "kills" | "random" | "previous">): Promise<readonly Row[]> {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-torture-"));
  const wanted = families.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const rows: Row[] = [];
  const places = await startEngines(engines, workspace);
  try {
    for (const family of wanted)
      rows.push(...(await rowsOf(family, { ...chosen, workspace, engines: places.engines })));
  } finally {
    await places.stop();
    await rm(workspace, { recursive: true, force: true });
  }
  return rows;
}

/** Empty if the family threw an error; the error is printed and the other families run. */
async function rowsOf({ name, run }: Family, torture: Torture): Promise<readonly Row[]> {
  const start = performance.now();
  try {
    const rows = await run(torture);
    console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n${tableOf(rows)}\n`);
    return rows;
  } catch (error) {
    console.error(`${name}: could not be tried`, error);
    failed.push(name);
    return [];
  }
}
