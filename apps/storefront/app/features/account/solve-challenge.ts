import { ChallengeSchema, challengeWork, type WireProof } from "@skatert/contract";

/** Numbers tried at once: the browser derives them outside the page's own thread. */
const atOnce = 16;

/**
 * Does the work that a shop under attack asks for before it sends a code: about a second, and nothing of the shopper.
 * Loaded only then. Answers null for what is no challenge, and
 * where the browser has no cryptography, as on plain http.
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
