import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../setup/places.mjs";
import { ROUNDS, walkRounds } from "./walk-rounds.mjs";

const minute = 60_000;

/** Walks with a clock of its own: a file takes a minute. */
async function walkedWithin(minutes: number) {
  let at = 0;
  const walked: string[] = [];
  const counts = await walkRounds(
    async (filters) => {
      walked.push(...filters);
      at += filters.length * minute;
      return { passed: filters.length, failed: 0, remarks: [] };
    },
    () => minutes * minute - at,
    { filesIn: () => 1, now: () => at },
  );
  return { walked, counts };
}

describe("rounds of walks", () => {
  it("have every folder of walks once", () => {
    const folders = readdirSync(inProject("e2e", "specs"));
    expect(ROUNDS.flat().toSorted()).toEqual(folders.toSorted());
  });

  it("are all walked when there is time", async () => {
    const { walked, counts } = await walkedWithin(60);
    expect(walked).toEqual(ROUNDS.flat().map((folder) => `specs/${folder}/`));
    expect(counts).toEqual({ passed: ROUNDS.flat().length, failed: 0, remarks: [] });
  });

  it("are not begun when they would not end in time, and are named", async () => {
    const { walked, counts } = await walkedWithin(9);
    expect(walked).toHaveLength(7);
    expect(counts.remarks.map((remark) => /e2e ([^)]*)/.exec(remark)?.[1])).toEqual([
      "site connection",
      "languages security shops",
    ]);
  });
});
