import { pbkdf2Sync } from "node:crypto";
import { challengeWork } from "@skatert/contract";
import { expect, it } from "vitest";
import { solveChallenge } from "./solve-challenge.ts";

const { rounds, bytes } = challengeWork;
const challengeFor = (number: number) => ({
  salt: "c2FsdA",
  expires: 1_000,
  signature: "signed",
  target: pbkdf2Sync(String(number), "c2FsdA", rounds, bytes, "sha256").toString("hex"),
});

it("ROLE-2 finds the number of the challenge", async () => {
  expect(await solveChallenge(challengeFor(21))).toEqual({
    salt: "c2FsdA",
    expires: 1_000,
    signature: "signed",
    number: 21,
  });
});

it("gives up on a challenge without a solution", async () => {
  expect(await solveChallenge({ ...challengeFor(1), target: "00" })).toBeNull();
  expect(await solveChallenge(undefined)).toBeNull();
});
