import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { challengeWork, type WireChallenge, type WireProof } from "@skatert/contract";

const derive = promisify(pbkdf2);
/** Lifetime of a challenge, milliseconds; a slow phone needs seconds to solve one. */
const validMs = 10 * 60_000;

/** Keyed digests of the caller that the challenge is bound to. */
export interface ChallengedCaller {
  readonly person: string;
  readonly network: string;
}

/**
 * A proof of work that a browser does before a code is sent, once the budget of codes is half spent (decision 031).
 * Nothing is stored.
 */
export interface Challenges {
  /** Makes a challenge that costs a browser about a second. */
  make(caller: ChallengedCaller): Promise<WireChallenge>;
  /** Whether the proof solves an unexpired challenge of this caller. */
  isSolved(proof: WireProof, caller: ChallengedCaller): boolean;
}

/** `secret` is the shop's secret; it signs the number that the browser searches for. */
export function createChallenges(secret: string, now: () => number): Challenges {
  const sign = ({ salt, expires, number }: Omit<WireProof, "signature">, { person, network }: ChallengedCaller) =>
    createHmac("sha256", secret)
      .update(["challenge", person, network, salt, String(expires), String(number)].join("\n"))
      .digest("base64url");
  return {
    async make(caller) {
      const salt = randomBytes(16).toString("base64url");
      const number = randomInt(challengeWork.numbers);
      const expires = now() + validMs;
      const { rounds, bytes } = challengeWork;
      const target = (await derive(String(number), salt, rounds, bytes, "sha256")).toString("hex");
      return { salt, target, expires, signature: sign({ salt, expires, number }, caller) };
    },
    isSolved(proof, caller) {
      const expected = Buffer.from(sign(proof, caller));
      const given = Buffer.from(proof.signature);
      return proof.expires > now() && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
