/**
 * Keeps what was used last, up to a number of bytes.
 */
export class ByteBoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  readonly #limit: number;
  #bytes = 0;
  /** The key used last needs no move to the end: the page that everybody opens is found at one look. */
  #newest = "";

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (key !== this.#newest) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#newest = key;
    }
    return entry.value;
  }

  /** An entry heavier than the whole cache is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#limit) return;
    this.#entries.set(key, { value, bytes });
    this.#newest = key;
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
