import { createHash } from "node:crypto";
import Negotiator from "negotiator";
import { compressWell } from "./compress-well.ts";

export type Encoding = "br" | "gzip" | "identity";

const leastWorthCompressing = 150;

/** Shorter bodies grow when compressed. */
export function isWorthCompressing(length: number): boolean {
  return length >= leastWorthCompressing;
}

/** A body that is compressed once per encoding and sent many times. */
export class EncodedBody {
  readonly identity: Buffer;
  /** Strong and quoted, of the plain bytes; each encoding has its own. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: string | Buffer) {
    this.identity = typeof body === "string" ? Buffer.from(body) : body;
    this.etag = createHash("sha256").update(this.identity).digest("base64url").slice(0, 22);
  }

  /** The encoding for a client that accepts these; small bodies are not compressed. */
  choose(acceptEncoding: string | undefined): Encoding {
    return isWorthCompressing(this.identity.length) ? acceptedEncoding(acceptEncoding) : "identity";
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const { identity: bytes } = this;
    const made = encoding === "identity" ? Promise.resolve(bytes) : compressWell([{ bytes }], encoding);
    this.#encoded.set(encoding, made);
    return made;
  }

  /** The validator of one encoding, quoted (RFC 9110: encodings of one resource have different strong validators). */
  etagOf(encoding: Encoding): string {
    return encoding === "identity" ? `"${this.etag}"` : `"${this.etag}-${encoding}"`;
  }
}

/** The encoding by Accept-Encoding: Brotli before gzip before none. Of `q` only 0, a refusal, counts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  return firstAccepted(header, ["br", "gzip"]);
}

/** The encoding that is fastest for a body in parts: gzip before Brotli before none. */
export function quickEncoding(header: string | undefined): Encoding {
  return firstAccepted(header, ["gzip", "br"]);
}

function firstAccepted(header: string | undefined, encodings: readonly Encoding[]): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(encodings);
  return encodings.find((name) => accepted.includes(name)) ?? "identity";
}

/** Whether If-None-Match contains one of these validators; weak ones compare equal (RFC 9110 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((given) => given.trim().replace(/^W\//, "") === etag);
}
