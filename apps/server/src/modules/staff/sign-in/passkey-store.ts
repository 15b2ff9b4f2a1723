import type { Db, Tx } from "../../../database/tables.ts";
import type { StaffTables } from "../tables.ts";

export type PasskeyRow = StaffTables["staff_passkeys"];

/** False if the passkey exists already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const inserted = await tx
    .insertInto("staff_passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("credential_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function passkeysOf(db: Db, staffId: number): Promise<readonly PasskeyRow[]> {
  return db.selectFrom("staff_passkeys").selectAll().where("staff_id", "=", staffId).orderBy("created_at").execute();
}

/** The passkey of a person who works here; null: none. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom("staff_passkeys as passkey")
    .innerJoin("staff", "staff.id", "passkey.staff_id")
    .selectAll("passkey")
    .where("passkey.credential_id", "=", credentialId)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the signature counter. False if another sign-in with the passkey was stored since it was read. */
export async function countPasskey(
  db: Db,
  { credential_id: id, counter }: PasskeyRow,
  next: { readonly counter: number; readonly now: number },
): Promise<boolean> {
  const result = await db
    .updateTable("staff_passkeys")
    .set({ counter: next.counter, used_at: next.now })
    .where("credential_id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False if the person has no such passkey. */
export async function deletePasskey(tx: Tx, staffId: number, credentialId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom("staff_passkeys")
    .where("credential_id", "=", credentialId)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
