import type { CustomerId } from "@skatert/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../database/tables.ts";
import { knownNumber } from "./guest-numbers.ts";

/** The guest of an order or a request: the account, the number, and the number's pseudonym after a deletion. */
export interface BlockSubject {
  readonly userId: CustomerId | null;
  /** E.164; null: unknown. */
  readonly phone: string | null;
  /** See formerName; null: unknown. */
  readonly former: string | null;
}

/** Whether staff blocked one of these, 0 or 1, inside a statement (GUEST-1). */
export function isBlocked({ userId, phone, former }: BlockSubject): RawBuilder<number> {
  const subjects = [
    sql`(select phone from users where id = ${userId})`,
    ...(phone === null ? [] : [knownNumber(sql`cast(${phone} as text)`)]),
    sql`cast(${former} as text)`,
  ];
  return sql<number>`(select count(*) from guest_blocks where subject in (${sql.join(subjects)}))`;
}

export async function isGuestBlocked(db: Db, subject: BlockSubject): Promise<boolean> {
  const { blocked } = await db.selectNoFrom(isBlocked(subject).as("blocked")).executeTakeFirstOrThrow();
  return Number(blocked) > 0;
}

export type GuestBlock = { readonly reason: string; readonly at: number; readonly by_name: string };

/** The block of a guest by the known number; null: none. */
export async function blockOf(db: Db, phone: string): Promise<GuestBlock | null> {
  const row = await db.selectFrom("guest_blocks").selectAll().where("subject", "=", phone).executeTakeFirst();
  return row ?? null;
}

/** Blocks a guest, or ends the block with null. */
export async function setBlock(tx: Tx, phone: string, block: GuestBlock | null): Promise<void> {
  await tx.deleteFrom("guest_blocks").where("subject", "=", phone).execute();
  if (block === null) return;
  const { reason, at, by_name } = block;
  await tx.insertInto("guest_blocks").values({ subject: phone, reason, at, by_name }).execute();
}

/** Moves a block to other names of the guest; a name that is blocked already keeps its own block. */
export async function renameBlock(
  tx: Tx,
  from: string,
  to: readonly string[],
  { keepReason = true } = {},
): Promise<void> {
  const block = await tx.deleteFrom("guest_blocks").where("subject", "=", from).returningAll().executeTakeFirst();
  if (block === undefined) return;
  await tx
    .insertInto("guest_blocks")
    .values(to.map((subject) => ({ ...block, subject, ...(!keepReason && { reason: "" }) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
