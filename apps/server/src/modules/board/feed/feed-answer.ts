import type { WireFeed } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";

/** The most orders in an answer of the feed; a board reads the others one by one. */
const maxOrders = 20;
const maxOrderBytes = 200_000;

/** A serialised answer, and the last feed number that it includes. */
export interface FeedAnswer {
  readonly last: number;
  readonly json: string;
}

/** Reads the orders after the entries, so that no order is older than its entry. `textsOf`: by order its last entry. */
export async function feedWithOrders(
  { last, entries }: Pick<WireFeed, "last" | "entries">,
  textsOf: (entries: ReadonlyMap<OrderId, number>) => Promise<readonly string[]>,
): Promise<FeedAnswer> {
  const lastEntries = new Map(entries.map(({ order_id: id, number }) => [id, number]));
  const orders = await textsOf(new Map([...lastEntries].slice(0, maxOrders)));
  const json = `{"last":${last},"entries":${JSON.stringify(entries)},"orders":[${withRoom(orders).join(",")}]}`;
  return { last, json };
}

function withRoom(orders: readonly string[]): readonly string[] {
  let left = maxOrderBytes;
  return orders.filter((text) => {
    left -= Buffer.byteLength(text);
    return left >= 0;
  });
}
