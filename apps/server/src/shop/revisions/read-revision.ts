import type { ReportDropped } from "@skatert/contract";
import type { Store } from "../../database/store.ts";
import { inSlices } from "../../jobs/slices.ts";
import { documentsOf } from "../documents/revision-documents.ts";
import { mapProducts } from "../mapped-content.ts";
import { type ShopSnapshot, snapshotOf } from "../snapshot.ts";
import { rememberedShop, rememberShop } from "../stored/remembered-shop.ts";
import { readStored, type StoredShop } from "../stored/stored-shop.ts";

interface Reading {
  /** Reads known parts too, because they may be damaged. */
  readonly everything: boolean;
  readonly report: ReportDropped;
}

/**
 * The snapshot of a revision of the store. Reads and maps only what changed since the last snapshot, in slices, so that
 * a new menu of thousands does not block the event loop. Throws as `snapshotOf` does.
 */
export async function readRevision(
  db: Store["db"],
  revision: string,
  { everything, report }: Reading,
): Promise<ShopSnapshot> {
  const shop = await storedShop(db, revision, everything);
  const documents = documentsOf(new Map([...shop].map(([name, { content }]) => [name, content])));
  const takeTurn = inSlices();
  for (const menu of documents.menus) await mapProducts(documents.read(menu), takeTurn);
  return snapshotOf(revision, documents, report);
}

/** The documents of a revision. An edit in this process has already cached the written ones. */
export async function storedShop(db: Store["db"], revision: string, everything: boolean): Promise<StoredShop> {
  const known = rememberedShop(db);
  if (known.revision === revision && !everything) return known.shop;
  const shop = await readStored(db, known.shop, everything);
  rememberShop(db, { revision, shop });
  return shop;
}
