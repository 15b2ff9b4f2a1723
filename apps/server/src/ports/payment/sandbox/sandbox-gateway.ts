import { type Money, money } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { KnownPayment, PaymentGateway, PaymentReport } from "../payment-gateway.ts";
import type { SandboxTables } from "./tables.ts";

export type SandboxPayment = SandboxTables["sandbox_payments"];

/** A gateway that moves no money: on our own page the shopper decides whether the payment succeeds. */
export interface SandboxGateway extends PaymentGateway {
  find(id: string): Promise<SandboxPayment | null>;
  /** Applies the shopper's decision; a settled payment does not change. */
  decide(id: string, decision: "paid" | "declined"): Promise<void>;
}

export const sandboxPagePath = "/sandbox-payments";

export function createSandbox(deps: { readonly db: Db; readonly now: () => number }): SandboxGateway {
  const { db } = deps;

  async function find(id: string): Promise<SandboxPayment | null> {
    const row = await db.selectFrom("sandbox_payments").selectAll().where("id", "=", id).executeTakeFirst();
    return row ?? null;
  }

  async function settle(id: string, from: SandboxPayment["state"], to: SandboxPayment["state"]): Promise<void> {
    await db
      .updateTable("sandbox_payments")
      .set({ state: to })
      .where("id", "=", id)
      .where("state", "=", from)
      .execute();
  }

  async function refunded(paymentId: string): Promise<Money> {
    const rows = await db.selectFrom("sandbox_refunds").select("amount").where("payment_id", "=", paymentId).execute();
    return money(rows.reduce((sum, { amount }) => sum + amount, 0));
  }

  return {
    takesTips: true,
    find,
    decide: (id, decision) => settle(id, "pending", decision),
    async start(request) {
      await db
        .insertInto("sandbox_payments")
        .values({
          id: request.id,
          order_number: request.orderNumber,
          amount: request.amount,
          state: "pending",
          return_url: pathOf(request.returnUrl),
          created_at: deps.now(),
          tip_for: request.tipFor ?? null,
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return { externalId: request.id, payUrl: `${sandboxPagePath}/${request.id}` };
    },
    report: async (payment) => reportOf(payment, await find(payment.externalId)),
    revoke: (payment) => settle(payment.externalId, "pending", "declined"),
    async refund(payment) {
      await settle(payment.externalId, "paid", "refunded");
      return true;
    },
    refunded: (payment) => refunded(payment.externalId),
    async refundPart({ externalId }, { id, amount }) {
      const row = { id, payment_id: externalId, amount };
      await db
        .insertInto("sandbox_refunds")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      return { state: "done", amount, externalId: id };
    },
  };
}

function reportOf(payment: KnownPayment, row: SandboxPayment | null): PaymentReport {
  if (row === null) return { state: "declined" };
  if (row.state !== "paid") return { state: row.state };
  return { state: "paid", amount: money(row.amount), currency: "RUB", transactionId: payment.externalId };
}

/** The page belongs to the shop, so the return address must too. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
