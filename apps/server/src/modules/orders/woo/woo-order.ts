import {
  choicesToMeta,
  DEFAULT_LANGUAGE,
  type ShopSettings,
  statusOfStage,
  type WireWooOrder,
} from "@skatert/contract";
import {
  type Adjustment,
  type AdjustmentKind,
  addMoney,
  fulfilmentOf,
  linesPaidByShare,
  type MetaEntry,
  type Money,
  money,
  moneyToRoubles,
  type QuotedLine,
  subtractMoney,
  TIP_RECIPIENTS,
  type TimeZone,
  type TipRecipient,
  toPay,
  zero,
} from "@skatert/domain";
import { textsIn } from "../../../texts/texts.ts";
import type { MoneyOfOrder } from "../shown/order-money.ts";
import { siteTime as siteTimeIn } from "../shown/site-time.ts";
import type { OrderDetails } from "../stored/order-details.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { isWooRefund, wooRefundBrief } from "./woo-refund.ts";

/** A tip that a guest paid beside the order. */
export interface OrderTip {
  readonly recipient: TipRecipient;
  readonly amount: Money;
}

/** The restaurant's answer and promise, beside the order's row; milliseconds. */
export interface WooAnswer {
  readonly asks: boolean;
  readonly confirmedAt: number | null;
  readonly promisedAt: number | null;
  /** An open request of the guest to cancel, and when the restaurant declined the last one. */
  readonly cancelAskedAt: number | null;
  readonly cancelDeclinedAt: number | null;
}

export interface WooExtras {
  readonly tips?: readonly OrderTip[] | undefined;
  readonly answer?: WooAnswer | undefined;
  readonly money?: MoneyOfOrder | undefined;
}

/** What an order's view needs of the shop. */
export interface WooShop {
  readonly timeZone: TimeZone;
  /** The first one is the shop's default. */
  readonly languages: ShopSettings["languages"];
}

/** An order in WooCommerce's shape; times are in the shop's zone, without an offset. */
export function wooOrder(
  order: StoredOrder,
  shop: WooShop,
  { tips = [], answer, money: paidMoney }: WooExtras = {},
): WireWooOrder {
  const { details } = order;
  const siteTime = siteTimeIn(shop.timeZone);
  const noteTitle = textsIn(shop.languages[0]?.code ?? DEFAULT_LANGUAGE)("notice.dishNote");
  const paid = linePrices(details);
  const discount = subtractMoney(addMoney(...details.lines.map(({ total }) => total)), addMoney(...paid));
  const person = { first_name: order.name, last_name: "", phone: order.phone, email: order.email ?? "" };
  const address = {
    ...person,
    address_1: details.delivery.address?.line ?? "",
    address_2: details.delivery.address?.apartment ?? "",
  };
  return {
    id: order.id,
    number: String(order.id),
    order_key: order.order_key,
    status: statusOfStage(order.stage),
    currency: "RUB",
    date_created: siteTime(order.created_at),
    date_created_gmt: new Date(order.created_at).toISOString().slice(0, 19),
    date_modified: siteTime(order.updated_at),
    date_modified_gmt: new Date(order.updated_at).toISOString().slice(0, 19),
    total: decimal(money(order.total)),
    discount_total: decimal(discount),
    shipping_total: decimal(sumOf(details.adjustments, ["delivery", "express"])),
    customer_id: order.user_id ?? 0,
    customer_note: details.comment,
    billing: address,
    shipping: address,
    payment_method: order.payment_method,
    payment_method_title: order.payment_method,
    line_items: details.lines.map((line, index) =>
      lineItem(line, index, { total: paid[index] ?? line.total, noteTitle }),
    ),
    shipping_lines: [
      {
        id: 1,
        method_id: order.method,
        method_title: order.method,
        total: decimal(sumOf(details.adjustments, ["delivery", "express"])),
      },
    ],
    // Every discount is in the totals of the lines.
    fee_lines: [],
    coupon_lines: details.adjustments
      .filter(({ kind }) => kind === "fixed" || kind === "percent" || kind === "staff")
      .map((step, index) => ({ id: index + 1, code: step.label ?? step.kind, discount: decimal(money(-step.amount)) })),
    refunds: (paidMoney?.refunds ?? []).filter(isWooRefund).map(wooRefundBrief),
    meta_data: [
      ...moneyMeta(order, paidMoney),
      { key: "warehouse_id", value: order.warehouse_id },
      { key: "take_time", value: details.delivery.soonest ? "soonest" : siteTime(order.slot_start) },
      { key: "people", value: details.delivery.people },
      ...answerMeta(answer, siteTime),
      ...placeMeta(details.delivery),
      ...tipMeta(tips),
      ...discountMeta(details.adjustments),
      ...phoneMeta(details.phone),
      ...metaCopy(details.meta),
    ],
  };
}

/**
 * `confirmed_at`: where the branch confirms its orders, null until it has answered. `promised_at`: the time promised to
 * the guest. `cancel_requested_at`, `cancel_declined_at`: the guest's open request to cancel, and a declined one
 * (BOARD-6). All in the shop's wall time (BOARD-1).
 */
function answerMeta(answer: WooAnswer | undefined, siteTime: (instant: number) => string): WireWooOrder["meta_data"] {
  if (answer === undefined) return [];
  const { asks, confirmedAt, promisedAt, cancelAskedAt, cancelDeclinedAt } = answer;
  const known = (key: string, at: number | null) => (at === null ? [] : [{ key, value: siteTime(at) }]);
  return [
    ...(asks || confirmedAt !== null
      ? [{ key: "confirmed_at", value: confirmedAt === null ? null : siteTime(confirmedAt) }]
      : []),
    ...known("promised_at", promisedAt),
    ...known("cancel_requested_at", cancelAskedAt),
    ...known("cancel_declined_at", cancelDeclinedAt),
  ];
}

/** Zone and position of a delivery; `address_unconfirmed` asks the operator to check the address before cooking. */
function placeMeta(delivery: OrderDetails["delivery"]): WireWooOrder["meta_data"] {
  if (fulfilmentOf(delivery.method) !== "delivery") return [];
  const { coordinates } = delivery;
  return [
    { key: "zone_id", value: delivery.zoneId },
    { key: "coordinates", value: coordinates === null ? null : [coordinates.lon, coordinates.lat] },
    ...(delivery.addressUnconfirmed === true ? [{ key: "address_unconfirmed", value: true }] : []),
  ];
}

/** `money_paid`, `money_refunded`, `money_owed`: what was paid online, went back in any way, and is still to be paid. */
function moneyMeta(order: StoredOrder, money: MoneyOfOrder | undefined): WireWooOrder["meta_data"] {
  if (money === undefined) return [];
  return [
    { key: "money_paid", value: decimal(money.paid) },
    { key: "money_refunded", value: decimal(money.refunded) },
    { key: "money_owed", value: decimal(toPay(order, money)) },
  ];
}

/** `tip_courier`, `tip_kitchen`: the tips paid to each; no total includes them. */
function tipMeta(tips: readonly OrderTip[]): WireWooOrder["meta_data"] {
  return TIP_RECIPIENTS.flatMap((recipient) => {
    const own = tips.filter((tip) => tip.recipient === recipient);
    if (own.length === 0) return [];
    return [{ key: `tip_${recipient}`, value: decimal(addMoney(...own.map(({ amount }) => amount))) }];
  });
}

/** `discount_combo` and the like: discounts without a coupon, which the totals of the lines include. */
function discountMeta(steps: readonly Adjustment[]): WireWooOrder["meta_data"] {
  return (["combo", "free_supplements", "bonuses"] as const).flatMap((kind) => {
    const sum = sumOf(steps, [kind]);
    return sum === zero ? [] : [{ key: `discount_${kind}`, value: decimal(money(-sum)) }];
  });
}

/** An order that staff took by telephone: by whom, and for which company. */
function phoneMeta(phone: OrderDetails["phone"]): WireWooOrder["meta_data"] {
  if (phone === undefined) return [];
  const { takenBy, company } = phone;
  return [
    { key: "source", value: "phone" },
    { key: "taken_by", value: takenBy },
    ...(company === null
      ? []
      : [
          { key: "company", value: company.name },
          { key: "company_tax_number", value: company.taxNumber },
        ]),
  ];
}

/** The price of each line after every discount. Orders of earlier versions did not store it. */
function linePrices({ lines, adjustments }: OrderDetails): readonly Money[] {
  const shared = linesPaidByShare(lines, adjustments);
  return lines.every(({ paid }) => paid !== undefined) ? lines.map(({ paid, total }) => paid ?? total) : shared;
}

/** As in WooCommerce, `subtotal` is before discounts, `total` after them, and `price` is the total of one. */
function lineItem(
  line: QuotedLine,
  index: number,
  { total, noteTitle }: { readonly total: Money; readonly noteTitle: string },
): WireWooOrder["line_items"][number] {
  return {
    id: index + 1,
    name: line.name,
    product_id: line.productId,
    variation_id: line.variationId ?? 0,
    quantity: line.quantity,
    subtotal: decimal(line.total),
    total: decimal(total),
    price: line.quantity === 0 ? 0 : moneyToRoubles(total) / line.quantity,
    meta_data: [
      ...(line.person === undefined ? [] : [{ key: "person", value: line.person }]),
      ...metaCopy(choicesToMeta(line)),
      ...noteMeta(line, noteTitle),
      ...metaCopy(line.meta),
    ],
  };
}

/** The guest's note for a dish, under a key for programs and with a title for people (MENU-15). */
function noteMeta({ note }: QuotedLine, title: string): WireWooOrder["meta_data"] {
  return note === undefined ? [] : [{ key: "dish_note", value: note, display_key: title, display_value: note }];
}

/** Entries as they are: an integration gets its own additions back, also those that are hidden from people. */
function metaCopy(entries: readonly MetaEntry[] = []): WireWooOrder["meta_data"] {
  return entries.map((entry) => ({ ...entry }));
}

function sumOf(steps: readonly Adjustment[], kinds: readonly AdjustmentKind[]): Money {
  return steps.filter((step) => kinds.includes(step.kind)).reduce((sum, step) => addMoney(sum, step.amount), zero);
}

function decimal(amount: Money): string {
  return moneyToRoubles(amount).toFixed(2);
}
