import type { Db, Tx } from "../database/tables.ts";

/** A stock row of the shop folder; variationId 0 covers all variations together. */
export interface ImportedStock {
  readonly productId: number;
  readonly variationId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/** The present revision; null in an empty store. */
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

/** Every document's JSON text by its name. */
export async function readDocuments(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("shop_documents").select(["name", "body"]).execute();
  return new Map(rows.map((row) => [row.name, row.body]));
}

export async function replaceDocuments(tx: Tx, documents: ReadonlyMap<string, string>): Promise<void> {
  await tx.deleteFrom("shop_documents").execute();
  for (const [name, body] of documents) await tx.insertInto("shop_documents").values({ name, body }).execute();
}

/** Puts one document in the place of the one of that name. */
export async function writeDocument(tx: Tx, name: string, body: string): Promise<void> {
  await tx
    .insertInto("shop_documents")
    .values({ name, body })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ body }))
    .execute();
}

/**
 * Sets the stock that the folder says. A row whose number in the folder is the one of the last
 * import keeps what sales have left of it, unless `reset`; a row that the folder no longer has goes.
 * Answers how many rows kept their present quantity.
 */
export async function replaceStock(tx: Tx, rows: readonly ImportedStock[], reset: boolean): Promise<number> {
  const before = await tx.selectFrom("stock").selectAll().execute();
  const known = new Map(before.map((row) => [stockKey(row), row]));
  await tx.deleteFrom("stock").execute();
  let kept = 0;
  for (const row of rows) {
    const imported = {
      product_id: row.productId,
      variation_id: row.variationId,
      warehouse_id: row.warehouseId,
      imported_quantity: row.quantity,
    };
    const present = known.get(stockKey(imported));
    const keeps = !reset && present !== undefined && present.imported_quantity === row.quantity;
    if (keeps) kept += 1;
    await tx
      .insertInto("stock")
      .values({ ...imported, quantity: keeps ? present.quantity : row.quantity })
      .execute();
  }
  return kept;
}

function stockKey(row: { product_id: number; variation_id: number; warehouse_id: number }): string {
  return `${row.warehouse_id}/${row.product_id}/${row.variation_id}`;
}
