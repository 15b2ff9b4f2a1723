import { randomUUID } from "node:crypto";
import type { SavedAddress } from "@skatert/contract";
import type { CustomerId, ProductId } from "@skatert/domain";
import type { Db, Tx } from "../../../database/tables.ts";

/** A saved address with its id. */
export type StoredAddress = SavedAddress & { readonly id: string };

/** Oldest first. */
export async function listAddresses(db: Db, userId: CustomerId): Promise<readonly StoredAddress[]> {
  const rows = await db
    .selectFrom("addresses")
    .select(["id", "body"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, body }) => {
    const address: Omit<SavedAddress, "id"> = JSON.parse(body);
    return { ...address, id };
  });
}

export async function addAddress(
  tx: Tx,
  userId: CustomerId,
  { id: _, ...body }: SavedAddress,
  at: number,
): Promise<void> {
  await tx
    .insertInto("addresses")
    .values({ id: randomUUID(), user_id: userId, body: JSON.stringify(body), created_at: at })
    .execute();
}

/** Whether a text has the form of our ids; any other text needs no query. */
export function isOurId(id: string): boolean {
  return /^[\da-f-]{36}$/.test(id);
}

/** False when the user has no address with that id. */
export async function changeAddress(db: Db, userId: CustomerId, { id, ...body }: StoredAddress): Promise<boolean> {
  if (!isOurId(id)) return false;
  const result = await db
    .updateTable("addresses")
    .set({ body: JSON.stringify(body) })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False when the user has no address with that id. */
export async function removeAddress(db: Db, userId: CustomerId, id: string): Promise<boolean> {
  if (!isOurId(id)) return false;
  const result = await db.deleteFrom("addresses").where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Product ids, oldest first. */
export async function listFavorites(db: Db, userId: CustomerId): Promise<readonly ProductId[]> {
  const rows = await db
    .selectFrom("favorites")
    .select("product_id")
    .where("user_id", "=", userId)
    .orderBy("at")
    .orderBy("product_id")
    .execute();
  return rows.map((row) => row.product_id);
}

/** Adds missing products; existing ones do not change their order. */
export async function addFavorites(
  tx: Tx,
  userId: CustomerId,
  productIds: readonly ProductId[],
  at: number,
): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .insertInto("favorites")
    .values(productIds.map((productId) => ({ user_id: userId, product_id: productId, at })))
    .onConflict((conflict) => conflict.columns(["user_id", "product_id"]).doNothing())
    .execute();
}

export async function removeOtherFavorites(
  tx: Tx,
  userId: CustomerId,
  productIds: readonly ProductId[],
): Promise<void> {
  let others = tx.deleteFrom("favorites").where("user_id", "=", userId);
  if (productIds.length > 0) others = others.where("product_id", "not in", [...productIds]);
  await others.execute();
}
