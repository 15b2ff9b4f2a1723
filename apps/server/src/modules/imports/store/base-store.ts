import type { Db, Tx } from "../../../database/tables.ts";
import type { TakeTurn } from "../../../jobs/slices.ts";
import { undoingOf } from "../../../shop/changes/change-lines.ts";
import type { BaseTexts } from "../plan/plan-dish.ts";
import type { EarlierImports } from "../plan/plan-import.ts";

/** The number of imports whose texts are kept; older files are compared without a base. */
const importsKept = 5;
const rowsAtOnce = 100;

export interface NewBase {
  readonly productId: number;
  readonly texts: BaseTexts;
}

/** Stores the texts of an import that is being applied, as the last one. */
export async function writeBases(tx: Tx, importId: number, bases: readonly NewBase[]): Promise<void> {
  for (let from = 0; from < bases.length; from += rowsAtOnce) {
    const rows = bases.slice(from, from + rowsAtOnce).map(({ productId, texts }) => ({
      import_id: importId,
      product_id: productId,
      texts: JSON.stringify(texts),
    }));
    await tx.insertInto("import_bases").values(rows).execute();
  }
  const earlier = await appliedImports(tx);
  const position = (earlier.at(-1)?.position ?? 0) + 1;
  await tx.insertInto("applied_imports").values({ import_id: importId, position, change_id: null }).execute();
  for (const { import_id: old } of earlier.slice(0, 1 - importsKept)) {
    await tx.deleteFrom("import_bases").where("import_id", "=", old).execute();
    await tx.deleteFrom("applied_imports").where("import_id", "=", old).execute();
  }
}

/** Stores the change that an import made in the shop's history. */
export async function noteChange(tx: Tx, importId: number, changeId: number): Promise<void> {
  await tx.updateTable("applied_imports").set({ change_id: changeId }).where("import_id", "=", importId).execute();
}

/**
 * The texts that the last imports wrote; those applied later replace earlier ones, field by field. Undone imports are
 * left out, because their texts are not in the shop.
 */
export async function readEarlier(db: Db, takeTurn: TakeTurn): Promise<EarlierImports> {
  const bases = new Map<number, BaseTexts>();
  const applied = await appliedImports(db);
  const undone = await undoingOf(
    db,
    applied.flatMap(({ change_id: change }) => change ?? []),
  );
  for (const { import_id: importId } of applied.filter(({ change_id: change }) => !undone.has(change ?? 0))) {
    const rows = await db
      .selectFrom("import_bases")
      .select(["product_id", "texts"])
      .where("import_id", "=", importId)
      .execute();
    for (const { product_id: id, texts } of rows) {
      const own: BaseTexts = JSON.parse(texts);
      bases.set(id, { ...bases.get(id), ...own });
      await takeTurn();
    }
  }
  return { bases };
}

/** In the order in which they were applied. */
async function appliedImports(db: Db) {
  return db.selectFrom("applied_imports").selectAll().orderBy("position").execute();
}
