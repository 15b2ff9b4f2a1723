import { rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomFrom } from "../../torture/random.ts";
import { ROOT } from "../setup/places.mjs";
import { choose, type Pool } from "./choose.ts";
import { copyOf } from "./copy.ts";
import { type Mutation, mutationsOf } from "./mutations.ts";
import { importersOf } from "./nearest-tests.ts";
import { lineOf, type Outcome, tryMutation } from "./outcome.ts";
import { isRuleFile, partOf, parts, trackedFiles } from "./sources.ts";

// `npm run mutate`: breaks random rules, one at a time in a copy, and reports the test that notices each.
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000_007) },
    count: { type: "string", default: "50" },
    tests: { type: "string", default: "10" },
    part: { type: "string", multiple: true },
    list: { type: "boolean", default: false },
    again: { type: "string" },
    json: { type: "string" },
  },
});
const [seed = 0, count = 0, tests = 0] = [values.seed, values.count, values.tests].map(Number);
const isPart = (name: string) => parts.some((part) => part === name);
if (![seed, count, tests].every(Number.isSafeInteger) || !(values.part ?? []).every(isPart)) {
  console.error(`npm run mutate -- [--seed number] [--count 50] [--part domain] [--tests 10] [--list] [--json file] [--again file]
  --part domain, contract, server, storefront, office or scripts, also several times; all without it
  --tests how many test files at most may notice a change; --list only lists the changes
  --again tries those once more that survived in the file of an earlier --json`);
  process.exitCode = 2;
} else await mutate();

async function mutate(): Promise<void> {
  const tracked = trackedFiles(ROOT).filter((path) => partOf(path) !== null && /\.(?:tsx?|mjs)$/.test(path));
  const sources = new Map<string, string>();
  for (const path of tracked) sources.set(path, await readFile(join(ROOT, path), "utf8"));
  const chosen =
    values.again === undefined
      ? choose(poolsOf(sources), count, randomFrom(seed))
      : await survivors(values.again, sources);
  console.log(values.again === undefined ? `Seed ${seed}` : `The survivors of ${values.again}`);
  if (values.list) {
    for (const { path, line, kind, before, after } of chosen)
      console.log(`${path}:${line} ${kind} ${before} → ${after}`);
    return;
  }
  const importers = importersOf(sources);
  const copy = await copyOf(ROOT, trackedFiles(ROOT));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
  const outcomes: Outcome[] = [];
  for (const mutation of chosen) {
    const outcome = await tryMutation(copy, mutation, importers, tests);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify({ seed, outcomes }, null, 2)}\n`);
  }
  const caught = outcomes.filter(({ caughtBy }) => caughtBy !== null).length;
  console.log(`\n${caught} of ${outcomes.length} caught, ${outcomes.length - caught} survived`);
}

function poolsOf(sources: ReadonlyMap<string, string>): readonly Pool[] {
  const { part = parts } = values;
  const rules = [...sources].filter(([path]) => isRuleFile(path) && part.some((name) => name === partOf(path)));
  return [...Map.groupBy(rules, ([path]) => partOf(path)).values()].map((files) => ({
    lines: files.reduce((sum, [, source]) => sum + source.split("\n").length, 0),
    mutations: files.flatMap(([path, source]) => mutationsOf(path, source)),
  }));
}

/** The surviving mutations of an earlier run whose source text is unchanged. */
async function survivors(file: string, sources: ReadonlyMap<string, string>): Promise<readonly Mutation[]> {
  const { outcomes }: { readonly outcomes: readonly Outcome[] } = JSON.parse(await readFile(file, "utf8"));
  const survived = outcomes.filter(({ caughtBy }) => caughtBy === null);
  const isThere = ({ path, start, end, before }: Mutation) => sources.get(path)?.slice(start, end) === before;
  for (const outcome of survived) if (!isThere(outcome)) console.log(`rewritten ${outcome.path}:${outcome.line}`);
  return survived.filter(isThere);
}
