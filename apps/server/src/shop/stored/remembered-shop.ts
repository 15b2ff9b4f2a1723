import type { Store } from "../../database/store.ts";
import type { Json } from "../documents/json.ts";
import type { StoredShop } from "./stored-shop.ts";

/** The shop that this process last read from or wrote to a store. */
export interface RememberedShop {
  /** Null: nothing read yet. */
  readonly revision: string | null;
  readonly shop: StoredShop;
}

const nothing: RememberedShop = { revision: null, shop: new Map() };
const byStore = new WeakMap<Store["db"], RememberedShop>();

/** A cache of the shop. It is only a copy, so compare it with the store's rows before use. */
export function rememberedShop(db: Store["db"]): RememberedShop {
  return byStore.get(db) ?? nothing;
}

/** The readable documents of that shop. */
export function rememberedDocuments(db: Store["db"]): ReadonlyMap<string, Json> {
  const { shop } = rememberedShop(db);
  return new Map([...shop].flatMap(([name, { content }]) => (content === undefined ? [] : [[name, content] as const])));
}

export function rememberShop(db: Store["db"], remembered: RememberedShop): void {
  byStore.set(db, remembered);
}
