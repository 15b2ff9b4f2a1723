import type { WireGuideRemoval } from "@skatert/contract";
import type { Db } from "../../../database/tables.ts";
import type { Json } from "../../../shop/documents/json.ts";
import { placesAt } from "../../../shop/documents/walk.ts";
import { servedMedia } from "../../../shop/media/served-media.ts";
import { isPlaceholderShop } from "../../../shop/new/placeholder-shop.ts";
import { readStored, type StoredShop } from "../../../shop/stored/stored-shop.ts";
import type { GuideParts } from "../guide-parts.ts";

/** Whether the store contains a demo, which the guide may remove, or a real shop. */
export type StoredKind =
  | { readonly kind: "demo"; readonly removal: WireGuideRemoval }
  | { readonly kind: "own" }
  /** A demo that has received real money is in use. */
  | { readonly kind: "real-money" };

/** Inside a transaction under the shop's lock the answer stays valid until it ends. */
export async function storedKind(
  db: Db,
  known: StoredShop,
  { hasRealMoney }: Pick<GuideParts, "hasRealMoney">,
): Promise<StoredKind> {
  const shop = await readStored(db, known);
  if (!isPlaceholderShop(shop.get("settings")?.content ?? null)) return { kind: "own" };
  if (await hasRealMoney(db)) return { kind: "real-money" };
  const menu = shop.get("catalog")?.content ?? null;
  const contents = [...shop.values()].map(({ content }) => content ?? null);
  const removal = {
    orders: await countOf(db, "orders"),
    requests: await countOf(db, "requests"),
    guests: await countOf(db, "users"),
    ratings: await countOf(db, "order_ratings"),
    dishes: dishesIn(menu),
    pictures: new Set(contents.flatMap(servedMedia)).size,
  };
  return { kind: "demo", removal };
}

function dishesIn(menu: Json): number {
  return new Set(placesAt(menu, "[].products[].id").map(({ value }) => String(value))).size;
}

async function countOf(db: Db, table: "orders" | "requests" | "users" | "order_ratings"): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
