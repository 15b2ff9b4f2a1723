import { createHash } from "node:crypto";

/** A piece of a body. Its bytes never change. */
export interface BodyPart {
  readonly bytes: Buffer;
  /** Comes again in other bodies, as this very object of bytes: what is worked out of them is kept with it. */
  readonly isKept: boolean;
}

const digests = new WeakMap<Buffer, Buffer>();

/** A validator of the parts' content, without quotes; that of kept parts is worked out once. */
export function validatorOf(parts: readonly BodyPart[]): string {
  const whole = createHash("sha256");
  for (const part of parts) whole.update(digestOf(part));
  return whole.digest("base64url").slice(0, 22);
}

function digestOf({ bytes, isKept }: BodyPart): Buffer {
  const known = digests.get(bytes);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(bytes).digest();
  if (isKept) digests.set(bytes, digest);
  return digest;
}

/** The whole as one piece. */
export function joined(parts: readonly BodyPart[]): Buffer {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only.bytes : Buffer.concat(parts.map(({ bytes }) => bytes));
}
