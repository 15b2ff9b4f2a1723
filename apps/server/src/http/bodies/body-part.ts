import { createHash } from "node:crypto";

/** A piece of a body. Its bytes never change. */
export interface BodyPart {
  readonly bytes: Buffer;
  /** Comes again in other bodies, as this very object of bytes: what is worked out of them is kept with it. */
  readonly isKept: boolean;
}

const digests = new WeakMap<Buffer, Buffer>();

/** A validator of the content, without quotes. Kept parts are read once, whatever the number of bodies. */
export function validatorOf(parts: readonly BodyPart[]): string {
  const whole = createHash("sha256");
  for (const { bytes, isKept } of parts) whole.update(isKept ? digestOf(bytes) : bytes);
  return whole.digest("base64url").slice(0, 22);
}

function digestOf(bytes: Buffer): Buffer {
  const digest = digests.get(bytes) ?? createHash("sha256").update(bytes).digest();
  digests.set(bytes, digest);
  return digest;
}

/** The whole as one piece. */
export function joined(parts: readonly BodyPart[]): Buffer {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only.bytes : Buffer.concat(parts.map(({ bytes }) => bytes));
}
