import type { ShopSettings } from "@skatert/contract";
import { conditionFor, localTime, money, moneyBackBy, type ShopRules } from "@skatert/domain";
import type { Tx } from "../../../database/tables.ts";
import { receiptOf } from "../../../ports/payment/receipt-of.ts";
import type { RecordedChange } from "../events.ts";
import { orderDishRewrites } from "../lists/order-dishes.ts";
import { promiseAnew } from "../promises/keep-promise.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import type { ChangePlacedDeps, WantedChange } from "./change-types.ts";
import type { AskedChanges, Decision } from "./decide-change.ts";
import { addVersion, dropProposal, type OrderVersion } from "./stored-changes.ts";

interface Saved extends AskedChanges, Pick<WantedChange, "by" | "reason"> {
  readonly consent: OrderVersion["consent"];
  /** The person who made the change that its guest accepted. Absent: `by`. */
  readonly madeBy?: string;
  readonly at: number;
  readonly settings: ShopSettings;
  readonly rules: Pick<ShopRules, "conditions" | "payments">;
}

/**
 * Saves an order's next version with its money, inside the transaction of the change and after its stock, points,
 * coupons and slot. Returns the changes for the restaurant's board.
 */
export async function saveVersion(
  deps: Pick<ChangePlacedDeps, "settleDifference" | "closePayments" | "events">,
  tx: Tx,
  order: StoredOrder,
  decision: Decision,
  saved: Saved,
): Promise<readonly RecordedChange[]> {
  const { at, by, reason, settings } = saved;
  const { before, after, delta } = decision;
  const next = nextRow(order, decision, saved.rules);
  await writeOrder(tx, order, next);
  if (next.method !== order.method || next.slot_start !== order.slot_start || decision.next.isTimed)
    await promiseAnew(tx, next, at, settings);
  // Line numbers of a proposal are those of the version that it was made for.
  if (decision.changed !== null && (delta.length > 0 || before.total !== after.total)) await dropProposal(tx, order.id);
  await addVersion(tx, {
    order_id: order.id,
    at,
    made_by: saved.madeBy ?? by,
    reason,
    kinds: [...new Set(saved.changes.map(({ kind }) => kind))],
    consent: saved.consent,
    delta,
    total_was: before.total,
    total_now: after.total,
  });
  if (next.payment_method !== order.payment_method) await deps.closePayments(tx, { id: order.id, at });
  const refunded = await settle(deps, tx, order, decision, saved);
  await deps.events.amended(tx, { order: { ...order, ...next }, what: "made", at, settings });
  const totals = { was: before.total, is: after.total };
  const change: RecordedChange = { kind: "changed", step: "made", totals };
  return refunded ? [change, { kind: "refunded" }] : [change];
}

/** Whether money goes back. An order whose total stays keeps its payment pages open. */
async function settle(
  { settleDifference, events }: Pick<ChangePlacedDeps, "settleDifference" | "events">,
  tx: Tx,
  order: StoredOrder,
  { changed, before, after }: Decision,
  { at, by, reason, settings }: Saved,
): Promise<boolean> {
  if (changed === null || before.total === after.total) return false;
  const { positions } = changed;
  const { refunded } = await settleDifference(tx, { order, newTotal: after.total, positions, at, by, reason });
  if (refunded === null) return false;
  const { day } = localTime(at, settings.timeZone);
  await events.moneyOwed(tx, { order, at, amount: refunded, by: moneyBackBy(day), currency: settings.currency });
  return true;
}

/** The order as the change leaves it. */
function nextRow(order: StoredOrder, decision: Decision, rules: Saved["rules"]): StoredOrder {
  const { next, changed, after, slotStart } = decision;
  const { delivery, request } = next;
  const zoneId = changed?.terms.place.zoneId ?? (next.isPlaced ? null : delivery.zoneId);
  const minutes =
    zoneId === null ? null : (conditionFor(zoneId, order.warehouse_id, rules.conditions)?.expressMinutes ?? null);
  const paidOnline = isOnline(order, next.paymentMethod, rules);
  const express = next.isPlaced || next.isTimed ? { expressMinutes: delivery.express ? minutes : null } : {};
  return {
    ...order,
    method: request.method,
    slot_start: slotStart,
    payment_method: next.paymentMethod,
    paidOnline,
    total: after.total,
    details: {
      ...order.details,
      comment: next.comment,
      changeFrom: next.changeFrom,
      delivery: { ...delivery, zoneId, ...express },
      lines: after.lines,
      adjustments: after.adjustments,
      ...(changed === null
        ? {}
        : {
            couponIds: changed.couponIds,
            bonusPoints: changed.points.spent,
            terms: changed.terms,
            receipt: paidOnline || order.details.receipt !== null ? receiptOf(changed.positions) : null,
          }),
    },
  };
}

/** A method that the shop has given up stays what it was. */
function isOnline(order: StoredOrder, methodId: string, { payments }: Saved["rules"]): boolean {
  if (methodId === order.payment_method) return order.paidOnline;
  return payments.methods.some(({ id, online }) => id === methodId && online);
}

async function writeOrder(tx: Tx, was: StoredOrder, next: StoredOrder): Promise<void> {
  const { method, slot_start, payment_method, paidOnline, total, details } = next;
  await tx
    .updateTable("orders")
    .set({
      method,
      slot_start,
      payment_method,
      paid_online: paidOnline ? 1 : 0,
      total: money(total),
      details: JSON.stringify(details),
    })
    .where("id", "=", next.id)
    .execute();
  for (const statement of orderDishRewrites(tx, next, was.details.lines)) await tx.executeQuery(statement);
}
