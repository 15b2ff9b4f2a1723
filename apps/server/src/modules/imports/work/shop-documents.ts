import type { Db } from "../../../database/tables.ts";
import type { Json } from "../../../shop/editing/overlay.ts";
import { rememberedShop } from "../../../shop/stored/remembered-shop.ts";
import { readStored } from "../../../shop/stored/stored-shop.ts";

/** The shop's documents as the store has them now; unreadable ones are left out. */
export async function shopDocuments(db: Db): Promise<ReadonlyMap<string, Json>> {
  const shop = await readStored(db, rememberedShop(db).shop);
  return new Map([...shop].flatMap(([name, { content }]) => (content === undefined ? [] : [[name, content] as const])));
}

export function readerOf(documents: ReadonlyMap<string, Json>): (name: string) => Json {
  return (name) => documents.get(name) ?? null;
}
