import type { BodyPart as PartOf } from "@skatert/contract";

export type BodyPart = PartOf<Buffer<ArrayBuffer>>;

/** The parts of a body in order. Shared parts are never copied into others. */
export type Body = readonly BodyPart[];

/** Shorter parts are as fast to compute again. */
const minShared = 1_000;

/** Bytes that stay in memory and appear in other answers. */
export function sharedPart(bytes: Buffer<ArrayBuffer>): BodyPart {
  return { bytes, isShared: bytes.length >= minShared };
}

/** Bytes made only for this answer. */
export function freshPart(content: string | Buffer<ArrayBuffer>): BodyPart {
  return { bytes: typeof content === "string" ? Buffer.from(content) : content, isShared: false };
}
