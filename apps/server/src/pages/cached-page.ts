import type { IncomingMessage, ServerResponse } from "node:http";
import { type BodyPart, joined, validatorOf } from "../http/bodies/body-part.ts";
import {
  acceptedEncoding,
  compressWell,
  type Encoding,
  matchesEtag,
  quickEncoding,
} from "../http/bodies/encoded-body.ts";
import { quickBody } from "../http/bodies/quick-body.ts";

/** Headers of a page that its maker sets and that are ours to send. */
type Headers = Readonly<Record<string, string>>;

interface Variant {
  readonly bytes: Buffer;
  /** Flat name, value, name, value: what writeHead takes without further work. */
  readonly head: string[];
  /** How often it may still be sent before it is worth being made smaller; null: it is as small as it gets. */
  sendsLeft: number | null;
}

/** What a client takes: the encoding that is ready sooner, and the one that is smaller. */
interface Wish {
  readonly quick: Encoding;
  readonly small: Encoding;
  /** The two as one word. */
  readonly name: string;
}

/** Most pages are opened once in their minute: only those asked for again are worth the time that small ones take. */
const sendsBeforeSmaller = 2;

/** Wishes by Accept-Encoding: browsers send very few different ones. */
const wishes = new Map<string, Wish>();

/**
 * A finished page, compressed for each encoding that was asked for: quickly for the first who come, as small as
 * is sensible for all who come after them.
 */
export class CachedPage {
  readonly #parts: readonly BodyPart[];
  readonly #length: number;
  readonly #lasting: Headers;
  /** Without its mark of weakness. */
  readonly #validator: string;
  readonly #notModifiedHead: string[];
  readonly #variants = new Map<string, Variant>();

  /** `headers` in lower case; length, encoding, validator and Vary are added here. */
  constructor(parts: readonly BodyPart[], headers: Headers) {
    this.#parts = parts;
    this.#length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.#validator = `"${validatorOf(parts)}"`;
    // Weak: the same page may come in other bytes once it has been made smaller.
    this.#lasting = { ...headers, etag: `W/${this.#validator}`, vary: "Accept-Encoding, Cookie" };
    this.#notModifiedHead = Object.entries(this.#lasting).flat();
  }

  /** What it weighs in memory at most, roughly: plain, though other pages may share parts of it, and compressed. */
  get bytes(): number {
    return Math.round(this.#length * 1.5) + 1_024;
  }

  /** Whether it has the same content and headers. */
  equals(other: CachedPage): boolean {
    const [ours, theirs] = [this.#notModifiedHead, other.#notModifiedHead];
    return ours.length === theirs.length && ours.every((text, index) => text === theirs[index]);
  }

  /** Makes the encoding that this request wants ready for `sendNow`. */
  async prepare(request: IncomingMessage): Promise<void> {
    const wish = wishOf(request);
    if (this.#variants.has(wish.name)) return;
    const bytes = await quickBody(this.#parts, wish.quick);
    if (this.#variants.has(wish.name)) return;
    const isSmall = wish.quick === wish.small && wish.quick !== "br";
    this.#keep(wish, wish.quick, bytes, isSmall ? null : sendsBeforeSmaller);
  }

  /** Compressed anew for the many; until that is done, and if it fails, the quick one is sent. */
  #makeSmaller(wish: Wish): void {
    compressWell(joined(this.#parts), wish.small).then(
      (bytes) => this.#keep(wish, wish.small, bytes, null),
      () => undefined,
    );
  }

  #keep(wish: Wish, encoding: Encoding, bytes: Buffer, sendsLeft: number | null): void {
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const head = Object.entries({ ...this.#lasting, ...encoded, "content-length": String(bytes.length) }).flat();
    this.#variants.set(wish.name, { bytes, sendsLeft, head });
  }

  /** Answers at once; false when the wanted encoding is not ready yet. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    const wish = wishOf(request);
    const variant = this.#variants.get(wish.name);
    if (variant === undefined) return false;
    if (variant.sendsLeft !== null && --variant.sendsLeft === 0) {
      variant.sendsLeft = null;
      this.#makeSmaller(wish);
    }
    if (matchesEtag(request.headers["if-none-match"], this.#validator)) {
      response.writeHead(304, this.#notModifiedHead).end();
    } else {
      response.writeHead(200, variant.head).end(request.method === "HEAD" ? undefined : variant.bytes);
    }
    return true;
  }
}

function wishOf(request: IncomingMessage): Wish {
  const header = String(request.headers["accept-encoding"] ?? "");
  const known = wishes.get(header);
  if (known !== undefined) return known;
  const [quick, small] = [quickEncoding(header), acceptedEncoding(header)];
  const wish = { quick, small, name: `${quick} ${small}` };
  if (wishes.size < 200) wishes.set(header, wish);
  return wish;
}
