import * as z from "zod/mini";

/**
 * A challenge: find the whole number below `numbers` whose PBKDF2-SHA256 of `rounds` over `salt`, `bytes` long, is
 * `target`. Slow rounds keep a browser's native call as fast as a program's, unlike a plain hash.
 */
export const challengeWork = { numbers: 1_000, rounds: 2_000, bytes: 16 } as const;

const signed = {
  salt: z.string().check(z.maxLength(64)),
  /** Milliseconds; later proofs are refused. */
  expires: z.number(),
  signature: z.string().check(z.maxLength(100)),
};

/** `data.challenge` of a 428 `challenge_required`. */
export const ChallengeSchema = z.looseObject({ ...signed, target: z.string().check(z.maxLength(64)) });
export type WireChallenge = z.infer<typeof ChallengeSchema>;

/** The proof of a solved challenge. */
export const ProofSchema = z.looseObject({
  ...signed,
  number: z.int().check(z.nonnegative(), z.lt(challengeWork.numbers)),
});
export type WireProof = z.infer<typeof ProofSchema>;
