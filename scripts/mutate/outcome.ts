import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mutation } from "./mutations.ts";
import { type Importers, nearestTests } from "./nearest-tests.ts";
import { type Failure, runTests } from "./run-tests.ts";

/** What became of a change. */
export interface Outcome extends Mutation {
  /** The test that failed; null: the change survived. */
  readonly caughtBy: Failure;
  /** How many test files load the changed file and were run at most. */
  readonly tests: number;
}

/** Test files run together: the nearest few nearly always suffice. */
const BATCH = 6;

/**
 * Makes one change in the copy, runs the nearest tests until one fails, and takes the change back. A test that also fails
 * without the change proves nothing, so it is run again without it.
 */
export async function tryMutation(
  copy: string,
  mutation: Mutation,
  importers: Importers,
  limit: number,
): Promise<Outcome> {
  const file = join(copy, mutation.path);
  const source = await readFile(file, "utf8");
  const { start, end, before, after } = mutation;
  if (source.slice(start, end) !== before) throw new Error(`${mutation.path} has changed since its rule was chosen`);
  let tests = nearestTests(mutation.path, importers, limit);
  const found = tests.length;
  while (tests.length > 0) {
    const batch = tests.slice(0, BATCH);
    await writeFile(file, `${source.slice(0, start)}${after}${source.slice(end)}`);
    const failure = await runTests(copy, batch).finally(() => writeFile(file, source));
    const without = failure && (await runTests(copy, [failure.file]));
    if (failure && without?.title !== failure.title) return { ...mutation, caughtBy: failure, tests: found };
    tests = failure ? tests.filter((test) => test !== failure.file) : tests.slice(BATCH);
  }
  return { ...mutation, caughtBy: null, tests: found };
}

/** One line for a person: the place, the change, and the test that noticed it. */
export function lineOf({ path, line, kind, before, after, caughtBy, tests }: Outcome): string {
  const change = `${path}:${line} ${kind} \`${short(before)}\` → \`${short(after)}\``;
  return caughtBy
    ? `caught    ${change}\n            by ${caughtBy.file}: ${caughtBy.title}`
    : `SURVIVED  ${change} (${tests} test files)`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
