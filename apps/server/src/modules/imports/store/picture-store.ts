import type { Db, Tx } from "../../../database/tables.ts";
import type { JsonObject } from "../../../shop/documents/json.ts";
import { isRemote } from "../menu/pictures-text.ts";

const rowsAtOnce = 100;

/** Adds the pictures that an attempt needs. Those that an earlier attempt could not fetch are fetched again. */
export async function addPictureAddresses(tx: Tx, importId: number, addresses: readonly string[]): Promise<void> {
  await tx.deleteFrom("import_pictures").where("import_id", "=", importId).where("file", "is", null).execute();
  for (let from = 0; from < addresses.length; from += rowsAtOnce) {
    const rows = addresses
      .slice(from, from + rowsAtOnce)
      .map((address) => ({ import_id: importId, address, file: null, reason: null }));
    await tx
      .insertInto("import_pictures")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Addresses of pictures that are still to be fetched. */
export async function openPictures(db: Db, importId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("import_pictures")
    .select("address")
    .where("import_id", "=", importId)
    .where("file", "is", null)
    .where("reason", "is", null)
    .orderBy("address")
    .execute();
  return rows.map(({ address }) => address);
}

export async function settlePicture(
  db: Db,
  importId: number,
  address: string,
  result: { readonly picture: JsonObject } | { readonly reason: string },
): Promise<void> {
  const change = "picture" in result ? { file: JSON.stringify(result.picture) } : { reason: result.reason };
  await db
    .updateTable("import_pictures")
    .set(change)
    .where("import_id", "=", importId)
    .where("address", "=", address)
    .execute();
}

/** Names of files without an address that nobody has given yet. */
export async function wantedPictures(db: Db, importId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("import_pictures")
    .select("address")
    .where("import_id", "=", importId)
    .where("file", "is", null)
    .orderBy("address")
    .execute();
  return rows.map(({ address }) => address).filter((address) => !isRemote(address));
}

export async function giveDrawnPicture(db: Db, importId: number, address: string, picture: JsonObject): Promise<void> {
  await db
    .updateTable("import_pictures")
    .set({ file: JSON.stringify(picture), reason: null })
    .where("import_id", "=", importId)
    .where("address", "=", address)
    .execute();
}

/** Fetched pictures in the form of a dish's field, by address. */
export async function fetchedPictures(db: Db, importId: number): Promise<ReadonlyMap<string, JsonObject>> {
  const rows = await db
    .selectFrom("import_pictures")
    .select(["address", "file"])
    .where("import_id", "=", importId)
    .where("file", "is not", null)
    .execute();
  return new Map(rows.map(({ address, file }) => [address, JSON.parse(file ?? "{}")]));
}

const shownFaults = 200;

export async function missingPictures(db: Db, importId: number) {
  const rows = await db
    .selectFrom("import_pictures")
    .select(["address", "reason"])
    .where("import_id", "=", importId)
    .where("reason", "is not", null)
    .orderBy("address")
    .limit(shownFaults)
    .execute();
  return rows.map(({ address, reason }) => ({ address, reason: reason ?? "" }));
}
