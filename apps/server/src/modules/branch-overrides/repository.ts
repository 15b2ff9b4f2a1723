import type { BranchOverrides } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../database/tables.ts";
import type { BranchOverridesTables } from "./tables.ts";

/** Of a branch that has only what is common. */
export const noOverrides: BranchOverrides = {
  telegramChats: [],
  alertPhones: [],
  mailAddresses: [],
  paymentAccount: null,
};

/** Of every branch that has a row. */
export async function readAllOverrides(db: Db): Promise<ReadonlyMap<BranchId, BranchOverrides>> {
  const rows = await db.selectFrom("branch_overrides").selectAll().execute();
  return new Map(rows.map((row) => [row.branch_id, overridesOf(row)]));
}

/** Inside a transaction that may change it. */
export async function readOverrides(tx: Tx, branch: BranchId): Promise<BranchOverrides> {
  const row = await tx.selectFrom("branch_overrides").selectAll().where("branch_id", "=", branch).executeTakeFirst();
  return row === undefined ? noOverrides : overridesOf(row);
}

export async function saveOverrides(tx: Tx, branch: BranchId, overrides: BranchOverrides): Promise<void> {
  const values = {
    telegram_chats: JSON.stringify(overrides.telegramChats),
    alert_phones: JSON.stringify(overrides.alertPhones),
    mail_addresses: JSON.stringify(overrides.mailAddresses),
    payment_account: overrides.paymentAccount,
  };
  await tx
    .insertInto("branch_overrides")
    .values({ branch_id: branch, ...values })
    .onConflict((conflict) => conflict.column("branch_id").doUpdateSet(values))
    .execute();
}

function overridesOf(row: Selectable<BranchOverridesTables["branch_overrides"]>): BranchOverrides {
  return {
    telegramChats: listOf(row.telegram_chats),
    alertPhones: listOf(row.alert_phones),
    mailAddresses: listOf(row.mail_addresses),
    paymentAccount: row.payment_account,
  };
}

function listOf(json: string): readonly string[] {
  const list: readonly string[] = JSON.parse(json);
  return list;
}
