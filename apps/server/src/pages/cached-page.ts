import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, EncodedBody, type Encoding, matchesEtag } from "../http/encoded-body.ts";

/** Headers of a page that its maker sets and that are ours to send. */
type Headers = Readonly<Record<string, string>>;

interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Flat name, value, name, value: what writeHead takes without further work. */
  readonly head: string[];
  readonly notModifiedHead: string[];
}

/** Encodings by Accept-Encoding: browsers send very few different ones. */
const encodings = new Map<string, Encoding>();

/** A finished page, compressed once for each encoding that was asked for. */
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
    const bytes = await this.#body.bytes(encoding);
    const etag = this.#body.etagOf(encoding);
    const lasting = { ...this.#headers, etag, vary: "Accept-Encoding, Cookie" };
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    this.#variants.set(encoding, {
      bytes,
      etag,
      head: Object.entries({ ...lasting, ...encoded, "content-length": String(bytes.length) }).flat(),
      notModifiedHead: Object.entries(lasting).flat(),
    });
  }

  /** Answers at once; false when the wanted encoding is not ready yet. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    const variant = this.#variants.get(this.#encodingFor(request));
    if (variant === undefined) return false;
    if (matchesEtag(request.headers["if-none-match"], variant.etag)) {
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
