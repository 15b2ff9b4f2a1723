import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { ROUNDS, walkRounds } from "./walk-rounds.mjs";

const minute = 60_000;
const folders = ROUNDS.flatMap((round) => round.folders);
const filtersOf = (names: readonly string[]) => names.map((name) => `specs/${name}/`);

/** Runs the walks on a fake clock, on which all of them take 20 minutes. `slow`: a folder whose round takes 20 more. */
async function walkedWithin(minutes: number, slow?: string) {
  let at = 0;
  const runs: (readonly string[])[] = [];
  const counts = await walkRounds(
    async (filters) => {
      runs.push(filters);
      const rounds = ROUNDS.filter((round) => filters.includes(`specs/${round.folders[0]}/`));
      at += rounds.reduce((sum, { share }) => sum + share, 0) * 20 * minute;
      if (filters.includes(`specs/${slow}/`)) at += 20 * minute;
      const stopped = at > minutes * minute;
      return { passed: filters.length, failed: 0, remarks: [], ...(stopped ? { stopped } : {}) };
    },
    () => minutes * minute - at,
    () => at,
  );
  return { runs, counts };
}

describe("rounds of walks", () => {
  it("contain every folder of walks once, and their shares add up to 1", () => {
    const specs = readdirSync(inProject("e2e", "specs")).filter((folder) => folder !== "office");
    const office = readdirSync(inProject("e2e", "specs", "office")).map((folder) => `office/${folder}`);
    expect(folders.toSorted()).toEqual([...specs, ...office].toSorted());
    expect(ROUNDS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it("all run if they fit in time, those after the first in one run", async () => {
    const { runs, counts } = await walkedWithin(25);
    const [first] = ROUNDS;
    expect(runs).toEqual([filtersOf(first?.folders ?? []), filtersOf(folders.slice(first?.folders.length))]);
    expect(counts).toEqual({ passed: folders.length, failed: 0, remarks: [] });
  });

  it("are skipped and named if they do not fit in time", async () => {
    const { runs, counts } = await walkedWithin(20);
    expect(runs.flat()).toEqual(filtersOf(ROUNDS.slice(0, -1).flatMap((round) => round.folders)));
    expect(counts.remarks).toEqual(["not walked, for lack of time: npm test -- e2e languages security shops"]);
  });

  it("are named as unfinished if one reaches the time limit, and those after it are not started", async () => {
    const { counts } = await walkedWithin(20, "orders");
    expect(counts.failed).toBe(0);
    expect(counts.remarks.slice(0, 2)).toEqual([
      "unfinished, for lack of time: npm test -- e2e orders cart",
      "not walked, for lack of time: npm test -- e2e office/editing",
    ]);
    expect(counts.remarks).toHaveLength(ROUNDS.length - 1);
  });
});
