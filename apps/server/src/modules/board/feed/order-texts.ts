import type { WireBoardOrder } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";

/** Maximum age of a text, because an order's proposed time depends on the clock. */
export const maxAgeMs = 1_000;
const maxKept = 200;

/** The JSON of an order. */
export type ShownOrder = Pick<WireBoardOrder, "id">;

interface Kept {
  readonly at: number;
  /** The last number of the feed when it was read. */
  readonly upTo: number;
  /** Null: there is no such order. */
  readonly json: Promise<string | null>;
}

interface Wanted {
  /** The orders with the number of their last entry. */
  readonly entries: ReadonlyMap<OrderId, number>;
  /** The last number of the feed, read a moment ago. */
  readonly upTo: number;
  /** The caller's right to read guests; texts of different rights are separate. */
  readonly rights: string;
  readonly showAll: (ids: readonly OrderId[]) => Promise<readonly ShownOrder[]>;
}

/** Orders as JSON, in the order of their entries. Orders that do not exist are omitted. */
export type OrderTexts = (wanted: Wanted) => Promise<readonly string[]>;

/**
 * Boards at different numbers read the same orders. A text is reused if it was read after the last entry of its order,
 * so an order is never older than its entry.
 */
export function createOrderTexts(now: () => number): OrderTexts {
  const kept = new Map<string, Kept>();

  function keep(key: string, upTo: number, json: Promise<string | null>): void {
    kept.delete(key);
    kept.set(key, { at: now(), upTo, json });
    // A failed read is not cached.
    json.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }

  return async ({ entries, upTo, rights, showAll }) => {
    const known = (id: OrderId, entry: number): Promise<string | null> | null => {
      const found = kept.get(`${rights}:${id}`);
      return found !== undefined && found.upTo >= entry && now() - found.at <= maxAgeMs ? found.json : null;
    };
    const missing = [...entries].flatMap(([id, entry]) => (known(id, entry) === null ? [id] : []));
    const read = missing.length === 0 ? null : showAll(missing).then(textsOf);
    const texts = [...entries].map(([id, entry]) => {
      const text = known(id, entry) ?? read?.then((found) => found.get(id) ?? null) ?? null;
      if (text !== null && missing.includes(id)) keep(`${rights}:${id}`, upTo, text);
      return text;
    });
    return (await Promise.all(texts)).filter((text) => text !== null);
  };
}

function textsOf(orders: readonly ShownOrder[]): ReadonlyMap<OrderId, string> {
  return new Map(orders.map((order) => [order.id, JSON.stringify(order)]));
}
