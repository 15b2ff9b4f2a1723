import { type Money, money, multiplyMoney, type OrderId, shareMoney } from "@skatert/domain";
import type { ReceiptPosition } from "../../../ports/payment/receipt.ts";
import { pieces as piecesOf } from "../../../ports/payment/receipt-of.ts";
import type { Payment } from "../payment-repository.ts";
import type { RefundPart } from "./refund-repository.ts";

interface Sold {
  readonly name: string;
  readonly kind: ReceiptPosition["kind"];
  quantity: number;
  sum: number;
}

/**
 * Positions for a payment or refund of `amount` that a change of an order causes: what `more` has beyond `less`. Dishes
 * whose price the change moved the other way are balanced in proportion, so that the positions sum to the amount.
 */
export function receiptDifference(
  less: readonly ReceiptPosition[],
  more: readonly ReceiptPosition[],
  amount: Money,
  whole: string,
): readonly ReceiptPosition[] {
  const before = byName(less);
  const grown = [...byName(more)].flatMap(([key, sold]) => {
    const { quantity = 0, sum = 0 } = before.get(key) ?? {};
    return sold.sum > sum ? [{ ...sold, quantity: Math.max(1, sold.quantity - quantity), sum: sold.sum - sum }] : [];
  });
  const total = grown.reduce((all, { sum }) => all + sum, 0);
  if (total < amount) return piecesOf(whole, 1, amount, "goods");
  const shares = shareMoney(
    amount,
    grown.map(({ sum }) => sum),
  );
  return grown.flatMap(({ name, kind, quantity }, index) => piecesOf(name, quantity, shares[index] ?? money(0), kind));
}

/**
 * What the receipts of an order's payments list, less those of its refunds. Null: a payment of an earlier version does not
 * say it.
 */
export function soldBy(
  payments: readonly Pick<Payment, "state" | "receipt">[],
  parts: readonly Pick<RefundPart, "receipt">[] = [],
): readonly ReceiptPosition[] | null {
  const receipts = payments.filter(({ state }) => state === "paid").map(receiptIn);
  const known = receipts.filter((receipt) => receipt !== null);
  if (known.length < receipts.length) return null;
  const back = byName(parts.flatMap((part) => receiptIn(part) ?? []));
  return [...byName(known.flat())].flatMap(([key, { name, kind, quantity, sum }]) => {
    const { quantity: pieces = 0, sum: returned = 0 } = back.get(key) ?? {};
    const left = money(Math.max(0, sum - returned));
    return piecesOf(name, Math.max(1, quantity - pieces), left, kind);
  });
}

/** The stored positions of a payment or a refund; null: it has none. */
export function receiptIn({ receipt }: Pick<Payment, "receipt">): readonly ReceiptPosition[] | null {
  if (receipt === null) return null;
  const positions: readonly ReceiptPosition[] = JSON.parse(receipt);
  return positions;
}

/** The one position of a receipt for an order whose positions are not known. */
export function wholeOrder(orderId: OrderId): string {
  return `Заказ ${orderId}`;
}

/** Splits positions at a sum: those for the first `amount`, and the rest. */
export function splitReceipt(
  positions: readonly ReceiptPosition[],
  amount: Money,
): readonly [readonly ReceiptPosition[], readonly ReceiptPosition[]] {
  const first: ReceiptPosition[] = [];
  const rest: ReceiptPosition[] = [];
  let left: number = amount;
  for (const position of positions) {
    const sum = multiplyMoney(position.unitPrice, position.quantity);
    const taken = Math.min(sum, left);
    left -= taken;
    if (taken === sum) first.push(position);
    else {
      first.push(...piecesOf(position.name, 1, money(taken), position.kind));
      rest.push(...piecesOf(position.name, 1, money(sum - taken), position.kind));
    }
  }
  return [first, rest];
}

function byName(positions: readonly ReceiptPosition[]): ReadonlyMap<string, Sold> {
  const sold = new Map<string, Sold>();
  for (const { name, kind, quantity, unitPrice } of positions) {
    const key = `${kind} ${name}`;
    const known = sold.get(key) ?? { name, kind, quantity: 0, sum: 0 };
    known.quantity += quantity;
    known.sum += multiplyMoney(unitPrice, quantity);
    sold.set(key, known);
  }
  return sold;
}
