import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { FIRST_ROUNDS, OTHER_ROUNDS, roundsAt, walkRounds } from "./walk-rounds.mjs";

const minute = 60_000;
const hour = 60 * minute;
/** An hour at which the other rounds have the order of their list. */
const start = OTHER_ROUNDS.length * 70_000 * hour;
const foldersOf = (rounds: typeof OTHER_ROUNDS) => rounds.flatMap((round) => round.folders);
const all = [...FIRST_ROUNDS, ...OTHER_ROUNDS];
const folders = foldersOf(all);
const filtersOf = (names: readonly string[]) => names.map((name) => `specs/${name}/`);

interface Run {
  readonly minutes: number;
  /** A folder whose round takes 20 minutes more. */
  readonly slow?: string;
  readonly startsAt?: number;
}

/** Runs the walks on a fake clock, on which all of them take 20 minutes. */
async function walkedWithin({ minutes, slow, startsAt = start }: Run) {
  let at = startsAt;
  const end = startsAt + minutes * minute;
  const runs: (readonly string[])[] = [];
  const counts = await walkRounds(
    async (filters) => {
      runs.push(filters);
      const rounds = all.filter((round) => filters.includes(`specs/${round.folders[0]}/`));
      at += rounds.reduce((sum, { share }) => sum + share, 0) * 20 * minute;
      if (filters.includes(`specs/${slow}/`)) at += 20 * minute;
      return { passed: filters.length, failed: 0, remarks: [], ...(at > end ? { stopped: true } : {}) };
    },
    () => end - at,
    () => at,
  );
  return { runs, counts };
}

describe("rounds of walks", () => {
  it("contain every folder of walks once, and their shares add up to 1", () => {
    const specs = readdirSync(inProject("e2e", "specs")).filter((folder) => folder !== "office");
    const office = readdirSync(inProject("e2e", "specs", "office")).map((folder) => `office/${folder}`);
    expect(folders.toSorted()).toEqual([...specs, ...office].toSorted());
    expect(all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it("begin with those of orders, and each of the others has its turn, in runs an hour apart and a day apart", () => {
    for (const distance of [hour, 24 * hour]) {
      const runs = OTHER_ROUNDS.map((_, index) => roundsAt(start + index * distance));
      for (const run of runs) {
        expect(run.slice(0, FIRST_ROUNDS.length)).toEqual(FIRST_ROUNDS);
        expect(foldersOf(run).toSorted()).toEqual(folders.toSorted());
      }
      const third = runs.map((run) => run[FIRST_ROUNDS.length]);
      expect(new Set(third)).toEqual(new Set(OTHER_ROUNDS));
    }
  });

  it("all run if they fit in time, those after the first in one run", async () => {
    const { runs, counts } = await walkedWithin({ minutes: 25 });
    const [first] = FIRST_ROUNDS;
    expect(runs).toEqual([filtersOf(first?.folders ?? []), filtersOf(folders.slice(first?.folders.length))]);
    expect(counts).toEqual({ passed: folders.length, failed: 0, remarks: [] });
  });

  it("are skipped and named if they do not fit in time", async () => {
    const { runs, counts } = await walkedWithin({ minutes: 20 });
    expect(runs.flat()).toEqual(filtersOf(foldersOf(all.slice(0, -1))));
    expect(counts.remarks).toEqual(["not walked, for lack of time: npm test -- e2e place catalog"]);
  });

  it("that did not fit in time run an hour later", async () => {
    const later = await walkedWithin({ minutes: 20, startsAt: start + hour });
    expect(later.runs.flat()).toEqual(expect.arrayContaining(filtersOf(["place", "catalog"])));
    expect(later.counts.remarks).toEqual(["not walked, for lack of time: npm test -- e2e office/editing"]);
  });

  it("are named as unfinished if one reaches the time limit, and those after it are not started", async () => {
    const { counts } = await walkedWithin({ minutes: 20, slow: "orders" });
    expect(counts.failed).toBe(0);
    expect(counts.remarks.slice(0, 2)).toEqual([
      "unfinished, for lack of time: npm test -- e2e orders cart",
      "not walked, for lack of time: npm test -- e2e office/editing",
    ]);
    expect(counts.remarks).toHaveLength(all.length - 1);
  });
});
