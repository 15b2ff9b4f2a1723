import { ChallengeSchema, challengeWork, type WireProof } from "@skatert/contract";

/** Numbers tried in parallel. The browser computes them off the main thread. */
const atOnce = 16;

/**
 * Solves the challenge that a shop under attack sends before a code, in about a second. Loaded only then.
 * Returns null for an invalid challenge, and without Web Crypto, as on plain http.
 */
export async function solveChallenge(asked: unknown): Promise<WireProof | null> {
  const challenge = ChallengeSchema.safeParse(asked);
  const subtle = globalThis.crypto?.subtle;
  if (!challenge.success || subtle === undefined) return null;
  const { salt, expires, signature, target } = challenge.data;
  for (let first = 0; first < challengeWork.numbers; first += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, challengeWork.numbers - first) },
      (_, index) => first + index,
    );
    const derived = await Promise.all(numbers.map((number) => deriveHex(subtle, number, salt)));
    const found = derived.indexOf(target);
    if (found >= 0) return { salt, expires, signature, number: first + found };
  }
  return null;
}

async function deriveHex(subtle: SubtleCrypto, number: number, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await subtle.importKey("raw", text.encode(String(number)), "PBKDF2", false, ["deriveBits"]);
  const { rounds: iterations, bytes } = challengeWork;
  const bits = await subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations },
    key,
    bytes * 8,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
