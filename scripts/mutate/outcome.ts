import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mutation } from "./mutations.ts";
import { type Importers, nearestTests } from "./nearest-tests.ts";
import { type Failure, runTests } from "./run-tests.ts";

/** The result of a mutation. */
export interface Outcome extends Mutation {
  /** The test that failed; null: the change survived. */
  readonly caughtBy: Failure;
  /** How many test files load the changed file and were run at most. */
  readonly tests: number;
}

/** Test files per run: the nearest few nearly always suffice. */
const BATCH = 6;

/**
 * Makes one mutation in the copy, runs the nearest tests until one fails, and reverts the mutation. The failing test
 * runs again without the mutation, because a test that fails anyway proves nothing.
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

/** One line of the report: the place, the mutation, and the test that noticed it. */
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
