import { foldText } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import type { Db, Tx } from "../../database/tables.ts";
import { formerName } from "../../shop/guests/former-name.ts";
import { renameBlock } from "../../shop/guests/guest-blocks.ts";
import type { NotedAccount } from "../account/sign-in.ts";
import type { OrderMoved, OrderPlaced } from "../orders/events.ts";
import type { CountOrders } from "./guest-parts.ts";

/** The statements that note a new order under its guest. */
function placedGuestStatements(tx: Tx, { order }: OrderPlaced): readonly CompiledQuery<unknown>[] {
  const { customer: phone } = order.details;
  const { name, created_at: at } = order;
  return [
    tx
      .insertInto("guests")
      .values({ phone, name, folded: foldText(name), orders: 1, first_at: at, last_at: at, seen_at: at })
      .onConflict((conflict) =>
        conflict.column("phone").doUpdateSet((eb) => ({
          ...(order.user_id === null && { name: eb.ref("excluded.name"), folded: eb.ref("excluded.folded") }),
          orders: eb("guests.orders", "+", 1),
          first_at: eb.fn.coalesce("guests.first_at", "excluded.first_at"),
          last_at: at,
          seen_at: at,
        })),
      )
      .compile(),
    tx
      .insertInto("guest_branches")
      .values({ phone, branch_id: order.warehouse_id })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ];
}

/** What guests note of the events of orders. */
export function createGuestRecords(countOrders: CountOrders) {
  return {
    onPlaced: placedGuestStatements,
    /** A cancelled order no longer counts. */
    async onMoved(tx: Tx, { to, order }: Pick<OrderMoved, "to" | "order">): Promise<void> {
      if (to === "cancelled") await recountGuest(tx, order.details.customer, countOrders);
    },
  };
}
export type GuestRecords = ReturnType<typeof createGuestRecords>;

/**
 * Counts a guest's orders again. The row is locked first, so that the count sees every order that was noted before, and
 * an order that is noted later adds itself.
 */
export async function recountGuest(tx: Tx, phone: string, countOrders: CountOrders): Promise<void> {
  await tx.updateTable("guests").set({ orders: sql`orders` }).where("phone", "=", phone).execute();
  const counted = await countOrders(tx, phone);
  await tx.updateTable("guests").set(counted).where("phone", "=", phone).execute();
}

/** Notes a new account; the block of a deleted number returns with the number. */
export async function noteAccount(tx: Tx, { person, ...account }: NotedAccount): Promise<void> {
  await noteGuest(tx, account);
  await renameBlock(tx, formerName(person), [account.phone]);
}

/** Notes an account among the guests. */
export async function noteGuest(tx: Tx, { phone, name, at }: Omit<NotedAccount, "person">): Promise<void> {
  await tx
    .insertInto("guests")
    .values({ phone, name, folded: foldText(name), orders: 0, first_at: null, last_at: null, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The name that the owner of an account gives. */
export async function noteName(
  db: Db,
  { phone, name }: { readonly phone: string; readonly name: string },
): Promise<void> {
  if (name !== "")
    await db
      .updateTable("guests")
      .set({ name, folded: foldText(name) })
      .where("phone", "=", phone)
      .execute();
}
