import type { Db } from "../../../database/tables.ts";
import { heldKeys } from "../../../shop/drafts/draft-keys.ts";
import { readKey } from "../../../shop/entities/entity.ts";
import { objectsIn } from "../menu/json-fields.ts";

/** The lowest numbers that an import may give, apart from those in the menu. */
export interface FirstIds {
  readonly firstId: number;
  readonly firstSection: number;
}

/**
 * Greater than the numbers in the archive and in all drafts, because those dishes and sections can be restored or
 * published later, and old orders contain archived dishes.
 */
export async function firstIds(db: Db, archive: unknown): Promise<FirstIds> {
  const archived = Array.isArray(archive) ? objectsIn(archive).map(({ entity }) => String(entity)) : [];
  const after = async (kind: "product" | "category") =>
    Math.max(0, ...[...archived, ...(await heldKeys(db, kind))].map((key) => numberIn(key, kind))) + 1;
  return { firstId: await after("product"), firstSection: await after("category") };
}

function numberIn(key: string, kind: "product" | "category"): number {
  const entity = readKey(key);
  const number = entity?.kind === kind ? Number(entity.id) : 0;
  return Number.isSafeInteger(number) ? number : 0;
}
