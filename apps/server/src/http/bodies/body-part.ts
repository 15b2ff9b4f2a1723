import { createHash } from "node:crypto";
import type { BodyPart as PartOf } from "@skatert/contract";

/** A part of a body, as the storefront renders it. */
export type BodyPart = PartOf<Buffer>;

const digests = new WeakMap<Buffer, Buffer>();

/** A validator of the content, without quotes. Cached parts are hashed once, whatever the number of bodies. */
export function validatorOf(parts: readonly BodyPart[]): string {
  const whole = createHash("sha256");
  for (const { bytes, isShared } of parts) whole.update(isShared ? digestOf(bytes) : bytes);
  return whole.digest("base64url").slice(0, 22);
}

function digestOf(bytes: Buffer): Buffer {
  const digest = digests.get(bytes) ?? createHash("sha256").update(bytes).digest();
  digests.set(bytes, digest);
  return digest;
}

/** All parts as one. */
export function joined(parts: readonly BodyPart[]): Buffer {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only.bytes : Buffer.concat(parts.map(({ bytes }) => bytes));
}
