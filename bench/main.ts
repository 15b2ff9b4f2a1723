import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { families } from "./families.ts";
import type { Bench, Family } from "./family.ts";
import { findGenerator } from "./load/find-generator.ts";
import { type PaceMeter, startPaceMeter } from "./pace.ts";
import type { Row } from "./row.ts";
import { demoShop } from "./shops/shop-files.ts";
import { type Section, tableOf, verdictOf } from "./table.ts";

// `npm run bench -- [family …] [--json file]`: measures the named families, or all, and reports missed targets.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "string" } } });
const unknown = positionals.filter((name) => !families.some((family) => family.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There is ${families.map(({ name }) => name).join(", ")}.`);
  process.exitCode = 1;
} else {
  warnOfNeighbours();
  const sections = await measure(positionals);
  if (sections.length > 0) console.log(`\n${tableOf(sections)}\n\n${verdictOf(sections)}`);
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(sections, null, 2)}\n`);
}

/** Rates and waiting times mean little on a busy machine; CPU times and ratios mean more. */
function warnOfNeighbours(): void {
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load < cores / 2) return;
  console.error(`The machine is busy already (load ${load.toFixed(1)} on ${cores} cores): rates will be too low.`);
}

async function measure(wanted: readonly string[]): Promise<readonly Section[]> {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-bench-"));
  const bench = { generator: findGenerator(), demo: await demoShop(), workspace };
  const chosen = families.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const meter = await startPaceMeter(bench.generator);
  try {
    return await measureInTurn(chosen, bench, meter);
  } finally {
    await meter.stop();
    await rm(workspace, { recursive: true, force: true });
  }
}

/** The pace is measured before and after each family, because other load on the machine varies during a run. */
async function measureInTurn(
  chosen: readonly Family[],
  bench: Omit<Bench, "pace">,
  meter: PaceMeter,
): Promise<readonly Section[]> {
  const sections: Section[] = [];
  let before = await meter.measure();
  for (const family of chosen) {
    const rows = await rowsOf(family, { ...bench, pace: before });
    const after = await meter.measure();
    if (rows !== null) sections.push({ title: family.title, pace: (before + after) / 2, rows });
    before = after;
  }
  return sections;
}

/** Null if the measurement failed; the error is printed and the other families run. */
async function rowsOf({ name, measure: measureFamily }: Family, bench: Bench): Promise<readonly Row[] | null> {
  const start = performance.now();
  try {
    const rows = await measureFamily(bench);
    console.error(`${name}: measured in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return rows;
  } catch (error) {
    console.error(`${name}: could not be measured`, error);
    process.exitCode = 1;
    return null;
  }
}
