import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, compressQuickly, EncodedBody, type Encoding, matchesEtag } from "../http/encoded-body.ts";

/** Headers of a page that its maker sets and that are ours to send. */
type Headers = Readonly<Record<string, string>>;

interface Variant {
  readonly bytes: Buffer;
  /** Without its mark of weakness. */
  readonly validator: string;
  /** Flat name, value, name, value: what writeHead takes without further work. */
  readonly head: string[];
  readonly notModifiedHead: string[];
  /** How often it may still be sent before it is worth being made smaller; null: it is as small as it gets. */
  sendsLeft: number | null;
}

/** Most pages are opened once in their minute: only those asked for again are worth the time that small ones take. */
const sendsBeforeSmaller = 2;

/** Encodings by Accept-Encoding: browsers send very few different ones. */
const encodings = new Map<string, Encoding>();

/**
 * A finished page, compressed for each encoding that was asked for: quickly for the first who come, as small as
 * is sensible for all who come after them.
 */
export class CachedPage {
  readonly #body: EncodedBody;
  readonly #headers: Headers;
  readonly #variants = new Map<Encoding, Variant>();

  /** `headers` in lower case; length, encoding, validator and Vary are added here. */
  constructor(html: Buffer, headers: Headers) {
    this.#body = new EncodedBody(html);
    this.#headers = headers;
  }

  /** What it weighs in memory, roughly: plain and compressed. */
  get bytes(): number {
    return Math.round(this.#body.identity.length * 1.5) + 1_024;
  }

  /** Makes the encoding that this request wants ready for `sendNow`. */
  async prepare(request: IncomingMessage): Promise<void> {
    const encoding = this.#encodingFor(request);
    if (this.#variants.has(encoding)) return;
    const bytes = await compressQuickly(this.#body.identity, encoding);
    if (this.#variants.has(encoding)) return;
    this.#keep(encoding, bytes, encoding === "identity" ? null : sendsBeforeSmaller);
  }

  /** Compressed anew for the many; until that is done, and if it fails, the quick one is sent. */
  #makeSmaller(encoding: Encoding): void {
    this.#body.bytes(encoding).then(
      (bytes) => this.#keep(encoding, bytes, null),
      () => undefined,
    );
  }

  #keep(encoding: Encoding, bytes: Buffer, sendsLeft: number | null): void {
    // Weak: the same page may come in other bytes once it has been made smaller.
    const validator = `"${this.#body.etag}"`;
    const lasting = { ...this.#headers, etag: `W/${validator}`, vary: "Accept-Encoding, Cookie" };
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    this.#variants.set(encoding, {
      bytes,
      validator,
      sendsLeft,
      head: Object.entries({ ...lasting, ...encoded, "content-length": String(bytes.length) }).flat(),
      notModifiedHead: Object.entries(lasting).flat(),
    });
  }

  /** Answers at once; false when the wanted encoding is not ready yet. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    const variant = this.#variants.get(this.#encodingFor(request));
    if (variant === undefined) return false;
    if (variant.sendsLeft !== null && --variant.sendsLeft === 0) {
      variant.sendsLeft = null;
      this.#makeSmaller(this.#encodingFor(request));
    }
    if (matchesEtag(request.headers["if-none-match"], variant.validator)) {
      response.writeHead(304, variant.notModifiedHead).end();
    } else {
      response.writeHead(200, variant.head).end(request.method === "HEAD" ? undefined : variant.bytes);
    }
    return true;
  }

  #encodingFor(request: IncomingMessage): Encoding {
    const header = String(request.headers["accept-encoding"] ?? "");
    let encoding = encodings.get(header);
    if (encoding === undefined) {
      encoding = acceptedEncoding(header);
      if (encodings.size < 200) encodings.set(header, encoding);
    }
    return encoding;
  }
}
