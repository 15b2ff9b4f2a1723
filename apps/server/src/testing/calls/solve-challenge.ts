import { pbkdf2Sync } from "node:crypto";
import { ChallengeSchema, challengeWork, type WireProof } from "@skatert/contract";

/** Solves the challenge of a 428 as a browser does. */
export function solveChallenge(refusal: { readonly data: { readonly challenge?: unknown } }): WireProof {
  const { salt, expires, signature, target } = ChallengeSchema.parse(refusal.data.challenge);
  const { numbers, rounds, bytes } = challengeWork;
  for (let number = 0; number < numbers; number += 1) {
    if (pbkdf2Sync(String(number), salt, rounds, bytes, "sha256").toString("hex") === target)
      return { salt, expires, signature, number };
  }
  throw new Error("the challenge has no solution");
}
