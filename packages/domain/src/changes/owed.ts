import { type Money, maxMoney, minMoney, money, subtractMoney, zero } from "../money/money.ts";
import { isFinal } from "../orders/transitions.ts";
import type { OrderStage } from "../orders/types.ts";

/** The money of an order, in minor units, none negative. */
export interface OrderMoney {
  readonly total: Money;
  /** Given back although the lines stay, such as for a cold dish. */
  readonly compensated: Money;
  readonly paid: Money;
  /** Everything given back, compensations included. */
  readonly refunded: Money;
}

/**
 * What the guest still owes, in minor units (CHANGE-2): total − compensated − (paid − refunded). Negative: the restaurant
 * owes it to the guest. A compensation that is larger than what is left of the order asks for nothing more.
 */
export function owedOf({ total, compensated, paid, refunded }: OrderMoney): Money {
  return subtractMoney(maxMoney(zero, subtractMoney(total, compensated)), subtractMoney(paid, refunded));
}

type Paying = Omit<OrderMoney, "total">;
interface PaidOrder {
  readonly stage: OrderStage;
  /** Minor units. */
  readonly total: number;
}

/** What the guest must still pay. A finished order owes nothing: what it lacked was collected on receipt. */
export function toPay({ stage, total }: PaidOrder, { paid, refunded, compensated }: Paying): Money {
  if (isFinal(stage)) return zero;
  return maxMoney(zero, owedOf({ total: money(total), paid, refunded, compensated }));
}

/**
 * The most that a compensation may be, in cash and by the gateways, which give back no more than they still have: paid
 * and not yet given back. After the handover nothing is owed, so all was paid. A cancelled order gives all back itself.
 */
export function refundable(
  { stage, total }: PaidOrder,
  { paid, refunded, compensated, atGateways }: Paying & { readonly atGateways: Money },
): { readonly cash: Money; readonly gateway: Money } {
  if (stage === "cancelled") return { cash: zero, gateway: zero };
  const owed = owedOf({ total: money(total), paid, refunded, compensated });
  const collected = stage === "handed-over" ? maxMoney(zero, owed) : zero;
  const cash = maxMoney(zero, money(paid - refunded + collected));
  return { cash, gateway: minMoney(cash, atGateways) };
}
