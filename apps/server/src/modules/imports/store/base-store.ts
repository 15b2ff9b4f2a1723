import type { Db, Tx } from "../../../database/tables.ts";
import type { BaseTexts } from "../plan/plan-dish.ts";
import type { EarlierImports } from "../plan/plan-import.ts";

/** The number of imports whose texts are kept; older files are compared without a base. */
const importsKept = 5;
const rowsAtOnce = 100;

export interface NewBase {
  readonly productId: number;
  readonly origin: string | null;
  readonly texts: BaseTexts;
}

export async function writeBases(tx: Tx, importId: number, bases: readonly NewBase[]): Promise<void> {
  for (let from = 0; from < bases.length; from += rowsAtOnce) {
    const rows = bases.slice(from, from + rowsAtOnce).map(({ productId, origin, texts }) => ({
      ...{ import_id: importId, product_id: productId, origin, texts: JSON.stringify(texts) },
    }));
    await tx.insertInto("import_bases").values(rows).execute();
  }
  const oldest = (await importsWithBases(tx)).at(-importsKept) ?? importId;
  await tx.deleteFrom("import_bases").where("import_id", "<", oldest).execute();
}

/**
 * The texts that the last imports wrote; later ones replace earlier ones, field by field. `isValid` is called with the
 * change of each import, because the texts of an undone import are not in the shop.
 */
export async function readEarlier(
  db: Db,
  isValid: (changeId: number | null) => Promise<boolean>,
  takeTurn: () => Promise<void>,
): Promise<EarlierImports> {
  const bases = new Map<number, BaseTexts>();
  const byOrigin = new Map<string, number>();
  for (const importId of await importsWithBases(db)) {
    if (!(await isValid(await changeOf(db, importId)))) continue;
    const rows = await db
      .selectFrom("import_bases")
      .select(["product_id", "origin", "texts"])
      .where("import_id", "=", importId)
      .execute();
    for (const { product_id: id, origin, texts } of rows) {
      const own: BaseTexts = JSON.parse(texts);
      bases.set(id, { ...bases.get(id), ...own });
      if (origin !== null) byOrigin.set(origin, id);
      await takeTurn();
    }
  }
  return { bases, byOrigin };
}

/** Oldest first. */
async function importsWithBases(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom("import_bases").select("import_id").distinct().orderBy("import_id").execute();
  return rows.map(({ import_id: id }) => id);
}

async function changeOf(db: Db, importId: number): Promise<number | null> {
  const row = await db.selectFrom("imports").select("change_id").where("id", "=", importId).executeTakeFirst();
  return row?.change_id ?? null;
}
