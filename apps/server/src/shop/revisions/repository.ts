import type { BranchId, ProductId, VariationId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import { partText } from "../stored/document-parts.ts";
import type { StoredDocument, StoredShop } from "../stored/stored-shop.ts";

/** A stock row of the shop folder; variationId 0 covers all variations together. */
export interface ImportedStock {
  readonly productId: ProductId;
  readonly variationId: VariationId;
  readonly warehouseId: BranchId;
  readonly quantity: number;
}

/** The current revision; null in an empty store. */
export async function findRevision(db: Db): Promise<string | null> {
  const row = await db.selectFrom("shop_revisions").select("revision").executeTakeFirst();
  return row?.revision ?? null;
}

export async function saveRevision(tx: Tx, revision: string, now: number): Promise<void> {
  await tx
    .insertInto("shop_revisions")
    .values({ id: 1, revision, imported_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ revision, imported_at: now }))
    .execute();
}

/** Replaces all documents of the shop. */
export async function replaceDocuments(tx: Tx, shop: StoredShop): Promise<void> {
  await tx.deleteFrom("shop_documents").execute();
  await tx.deleteFrom("shop_parts").execute();
  for (const [name, document] of shop) {
    await writeParts(tx, document, new Set());
    await tx.insertInto("shop_documents").values(rowOf(name, document)).execute();
  }
}

/** Moves the store from one state of the shop to the next; writes only changed documents and parts. */
export async function writeDocuments(tx: Tx, before: StoredShop, after: StoredShop): Promise<void> {
  const stored = digestsOf(before);
  for (const [name, document] of after) {
    if (before.get(name) === document) continue;
    await writeParts(tx, document, stored);
    const row = rowOf(name, document);
    const { name: _key, ...content } = row;
    await tx
      .insertInto("shop_documents")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet(content))
      .execute();
  }
  for (const name of before.keys()) {
    if (!after.has(name)) await tx.deleteFrom("shop_documents").where("name", "=", name).execute();
  }
  const used = digestsOf(after);
  for (const digest of stored) {
    if (!used.has(digest)) await tx.deleteFrom("shop_parts").where("digest", "=", digest).execute();
  }
}

async function writeParts(tx: Tx, { parts }: StoredDocument, stored: ReadonlySet<string>): Promise<void> {
  for (const [digest, items] of parts) {
    if (stored.has(digest)) continue;
    await tx
      .insertInto("shop_parts")
      .values({ digest, body: partText(items) })
      .onConflict((conflict) => conflict.column("digest").doNothing())
      .execute();
  }
}

function rowOf(name: string, { body, inParts }: StoredDocument) {
  return { name, body, in_parts: inParts ? (1 as const) : (0 as const) };
}

function digestsOf(shop: StoredShop): ReadonlySet<string> {
  return new Set([...shop.values()].flatMap(({ parts }) => [...parts.keys()]));
}

/**
 * Sets the stock from the folder. A row whose quantity in the folder has not changed since the last import keeps its
 * quantity after sales, unless `reset`; a row that the folder no longer has is deleted. Returns how many rows kept
 * their quantity.
 */
export async function replaceStock(tx: Tx, rows: readonly ImportedStock[], reset: boolean): Promise<number> {
  const before = await tx.selectFrom("stock").selectAll().execute();
  const known = new Map(before.map((row) => [stockKey(row), row]));
  await tx.deleteFrom("stock").execute();
  let unchanged = 0;
  for (const row of rows) {
    const imported = {
      product_id: row.productId,
      variation_id: row.variationId,
      warehouse_id: row.warehouseId,
      imported_quantity: row.quantity,
    };
    const present = known.get(stockKey(imported));
    const isUnchanged = !reset && present !== undefined && present.imported_quantity === row.quantity;
    if (isUnchanged) unchanged += 1;
    await tx
      .insertInto("stock")
      .values({ ...imported, quantity: isUnchanged ? present.quantity : row.quantity })
      .execute();
  }
  return unchanged;
}

function stockKey(row: { product_id: ProductId; variation_id: VariationId; warehouse_id: BranchId }): string {
  return `${row.warehouse_id}/${row.product_id}/${row.variation_id}`;
}
