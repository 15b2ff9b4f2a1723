/** A piece of an answer's body. Its bytes never change. */
export interface BodyPart {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Comes again in other answers, as this very object of bytes: what is worked out of them is worth keeping. */
  readonly isKept: boolean;
}

/** The parts of a body in their order. What pages share is never copied into one of them. */
export type Body = readonly BodyPart[];

/** What is shorter is as quickly worked out anew. */
const leastKept = 1_000;

/** Bytes that live on in the storefront and come again. */
export function keptPart(bytes: Buffer<ArrayBuffer>): BodyPart {
  return { bytes, isKept: bytes.length >= leastKept };
}

/** What was made for this answer alone. */
export function freshPart(content: string | Buffer<ArrayBuffer>): BodyPart {
  return { bytes: typeof content === "string" ? Buffer.from(content) : content, isKept: false };
}
