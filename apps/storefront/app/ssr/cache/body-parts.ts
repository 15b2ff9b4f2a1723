/** A piece of an answer's body. Its bytes never change. */
export interface BodyPart {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Other answers contain the same object of bytes, so values derived from it are worth caching. */
  readonly isShared: boolean;
}

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
