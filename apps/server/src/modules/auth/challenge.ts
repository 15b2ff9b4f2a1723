import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { challengeWork, type WireChallenge, type WireProof } from "@skatert/contract";

const derive = promisify(pbkdf2);
/** A slow phone solves one in seconds; a code that is asked for later needs another. */
const validMs = 10 * 60_000;

/** Whose challenge it is: a solution helps nobody else. Keyed digests. */
export interface ChallengedCaller {
  readonly person: string;
  readonly network: string;
}

/** Work a browser does before a code is sent, when codes run short (decision 031). Nothing is stored. */
export interface Challenges {
  /** A new one; about a second of a browser's work and none of the shopper's. */
  make(caller: ChallengedCaller): Promise<WireChallenge>;
  /** Whether the proof is of a challenge made for this caller, and still counts. */
  isSolved(proof: WireProof, caller: ChallengedCaller): boolean;
}

/** `secret` is the shop's own; it signs the number that the browser searches for. */
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
