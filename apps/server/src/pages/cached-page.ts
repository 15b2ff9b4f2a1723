import type { IncomingMessage, ServerResponse } from "node:http";
import { type BodyPart, validatorOf } from "../http/bodies/body-part.ts";
import { compressWell } from "../http/bodies/compress-well.ts";
import { acceptedEncoding, type Encoding, matchesEtag, quickEncoding } from "../http/bodies/encoded-body.ts";
import { quickBody } from "../http/bodies/quick-body.ts";

/** Headers that the page maker sets and this class sends. */
type Headers = Readonly<Record<string, string>>;

interface Variant {
  readonly bytes: Buffer;
  /** Flat list of name and value, as writeHead accepts it directly. */
  readonly head: string[];
  /** Remaining sends before a smaller compression is made; null: it is already the smallest. */
  sendsLeft: number | null;
}

/** The encodings that a client accepts: the faster one and the smaller one. */
interface Wish {
  readonly quick: Encoding;
  readonly small: Encoding;
  /** Both encodings as one cache key. */
  readonly name: string;
}

/** Made again, because its quick form is larger. Other encodings have one form. */
const smallest = "br";

/** Most pages are opened once in their minute, so only repeated pages get the slower, smaller compression. */
const sendsBeforeSmaller = 2;

/**
 * Minimum age of a page that is compressed again. After an edit every page is rendered again, and the compression would
 * take the second core from it.
 */
const settleMs = 1_000;

/** Whether a page is being compressed again: all at once, they would occupy every core for a quarter of a second. */
let isMakingSmaller = false;

/** Accepted encodings by Accept-Encoding: browsers send few different values. */
const wishes = new Map<string, Wish>();

/**
 * A finished page, compressed per requested encoding: quickly for the first requests, as small as sensible for later
 * ones.
 */
export class CachedPage {
  readonly #parts: readonly BodyPart[];
  readonly #length: number;
  readonly #lasting: Headers;
  /** Without the weak prefix. */
  readonly #validator: string;
  readonly #notModifiedHead: string[];
  readonly #variants = new Map<string, Variant>();
  readonly #madeAt = performance.now();

  /** `headers` in lower case; this class adds length, encoding, validator and Vary. */
  constructor(parts: readonly BodyPart[], headers: Headers) {
    this.#parts = parts;
    this.#length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.#validator = `"${validatorOf(parts)}"`;
    // Weak, because the bytes change when the smaller compression is ready.
    this.#lasting = { ...headers, etag: `W/${this.#validator}`, vary: "Accept-Encoding, Cookie" };
    this.#notModifiedHead = Object.entries(this.#lasting).flat();
  }

  /** Approximate maximum in memory: plain and compressed, although pages may share plain parts. */
  get bytes(): number {
    return Math.round(this.#length * 1.5) + 1_024;
  }

  /** Whether content and headers are equal. */
  equals(other: CachedPage): boolean {
    const [ours, theirs] = [this.#notModifiedHead, other.#notModifiedHead];
    return ours.length === theirs.length && ours.every((text, index) => text === theirs[index]);
  }

  /** Prepares the encoding of this request for `sendNow`. */
  async prepare(request: IncomingMessage): Promise<void> {
    const wish = wishOf(request);
    if (this.#variants.has(wish.name)) return;
    const bytes = await quickBody(this.#parts, wish.quick);
    if (this.#variants.has(wish.name)) return;
    this.#keep(wish, wish.quick, bytes, wish.small === smallest ? sendsBeforeSmaller : null);
  }

  /** While the page is new or another one is compressed, the smaller compression waits for a later send. */
  #countSend(variant: Variant, wish: Wish): void {
    variant.sendsLeft = Math.max(0, (variant.sendsLeft ?? 0) - 1);
    if (variant.sendsLeft > 0 || isMakingSmaller || performance.now() - this.#madeAt < settleMs) return;
    variant.sendsLeft = null;
    this.#makeSmaller(wish);
  }

  /** Compresses again for later requests. The quick compression is sent until that is done, or if it fails. */
  #makeSmaller(wish: Wish): void {
    isMakingSmaller = true;
    compressWell(this.#parts, smallest)
      .then(
        (bytes) => this.#keep(wish, smallest, bytes, null),
        () => undefined,
      )
      .finally(() => {
        isMakingSmaller = false;
      });
  }

  #keep(wish: Wish, encoding: Encoding, bytes: Buffer, sendsLeft: number | null): void {
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const head = Object.entries({ ...this.#lasting, ...encoded, "content-length": String(bytes.length) }).flat();
    this.#variants.set(wish.name, { bytes, sendsLeft, head });
  }

  /** Answers at once; false when the encoding is not ready yet. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    const wish = wishOf(request);
    const variant = this.#variants.get(wish.name);
    if (variant === undefined) return false;
    if (variant.sendsLeft !== null) this.#countSend(variant, wish);
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
