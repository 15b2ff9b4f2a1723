import {
  type Adjustment,
  type CouponRefusal,
  type LineRefusal,
  moneyToRoubles,
  type NetContent,
  type Quote,
  type QuotedCoupon,
  type QuotedLine,
  type QuoteRefusal,
  type SoldChoice,
  type SoldDish,
} from "@skatert/domain";
import { readMoneyOrZero } from "../fields/read.ts";
import { slotFromWire, slotToWire } from "../schedule/slot-time.ts";
import type { WireAdjustment, WireQuote, WireQuoteLine, WireSoldChoice, WireSoldDish } from "./quote-schemas.ts";
import { refusalFromWire, refusalsFromWire, refusalToWire } from "./refusals.ts";
import { metaToWire } from "./woo-meta.ts";

/** A quote in the wire's shape; money in roubles (wire "Quote and order"). */
export function quoteToWire(quote: Quote): WireQuote {
  return {
    lines: quote.lines.map(quoteLineToWire),
    adjustments: quote.adjustments.map(adjustmentToWire),
    total: moneyToRoubles(quote.total),
    minimum: {
      required: moneyToRoubles(quote.minimum.required),
      reached_sum: moneyToRoubles(quote.minimum.reachedSum),
    },
    payment_methods: [...quote.paymentMethods],
    refusals: quote.refusals.map(refusalToWire),
    coupons: quote.coupons.map((coupon) => ({ ...coupon, refusals: coupon.refusals.map(refusalToWire) })),
    bonuses: {
      active: quote.bonuses.active,
      available: quote.bonuses.available,
      max_applicable: quote.bonuses.maxApplicable,
      applied: quote.bonuses.applied,
      earned: quote.bonuses.earned,
    },
    zone_id: quote.zoneId,
    slot_start: quote.slotStart === null ? null : new Date(quote.slotStart).toISOString(),
    taken_for: quote.takenSeconds,
    now: quote.now === null ? null : new Date(quote.now).toISOString(),
    next_time: quote.next === null ? null : slotToWire(quote.next),
  };
}

export function quoteFromWire(wire: WireQuote): Quote {
  return {
    lines: wire.lines.map(quoteLineFromWire),
    adjustments: wire.adjustments.map(adjustmentFromWire),
    total: readMoneyOrZero(wire.total),
    minimum: {
      required: readMoneyOrZero(wire.minimum.required),
      reachedSum: readMoneyOrZero(wire.minimum.reached_sum),
    },
    paymentMethods: wire.payment_methods,
    // A refusal of a quote has only reasons of QuoteRefusal.
    refusals: refusalsFromWire(wire.refusals) as readonly QuoteRefusal[],
    coupons: wire.coupons.map(quotedCouponFromWire),
    bonuses: {
      active: wire.bonuses.active ?? true,
      available: wire.bonuses.available,
      maxApplicable: wire.bonuses.max_applicable,
      applied: wire.bonuses.applied,
      earned: wire.bonuses.earned ?? 0,
    },
    zoneId: wire.zone_id ?? null,
    slotStart: wire.slot_start ? Date.parse(wire.slot_start) : null,
    takenSeconds: wire.taken_for ?? null,
    now: wire.now ? Date.parse(wire.now) : null,
    next: slotFromWire(wire.next_time),
  };
}

function quotedCouponFromWire(wire: WireQuote["coupons"][number]): QuotedCoupon {
  return {
    id: wire.id,
    code: wire.code ?? "",
    applied: wire.applied,
    refusals: refusalsFromWire(wire.refusals) as readonly CouponRefusal[],
  };
}

/** A line of a quote or of an order. */
export function quoteLineToWire(line: QuotedLine): WireQuoteLine {
  return {
    product_id: line.productId,
    variation_id: line.variationId,
    name: line.name,
    quantity: line.quantity,
    unit_price: moneyToRoubles(line.unitPrice),
    total: moneyToRoubles(line.total),
    gift: line.giftOf !== null,
    ...(line.giftOf === null ? {} : { coupon_id: line.giftOf }),
    supplements: line.supplements.map(({ id, name, count, price }) => ({
      id,
      name,
      count,
      price: moneyToRoubles(price),
    })),
    ...(line.choices === undefined ? {} : { choices: line.choices.map(soldChoiceToWire) }),
    ...(line.note === undefined ? {} : { note: line.note }),
    ...(line.noteDropped ? { note_dropped: true } : {}),
    ...(line.refusal === null ? {} : { refusal: refusalToWire(line.refusal) }),
    ...(line.next === undefined ? {} : { next_time: slotToWire(line.next) }),
    ...(line.person === undefined ? {} : { person: line.person }),
    ...(line.sold === undefined ? {} : { sold: soldToWire(line.sold) }),
    ...metaToWire(line.meta),
  };
}

export function quoteLineFromWire(wire: WireQuoteLine): QuotedLine {
  const next = slotFromWire(wire.next_time);
  return {
    ...(next === null ? {} : { next }),
    ...(wire.person ? { person: wire.person } : {}),
    ...(wire.choices ? { choices: wire.choices.map(soldChoiceFromWire) } : {}),
    ...(wire.note ? { note: wire.note } : {}),
    ...(wire.note_dropped ? { noteDropped: true as const } : {}),
    ...(wire.sold ? { sold: soldFromWire(wire.sold) } : {}),
    ...(wire.meta_data ? { meta: wire.meta_data } : {}),
    productId: wire.product_id,
    variationId: wire.variation_id,
    name: wire.name,
    quantity: wire.quantity,
    unitPrice: readMoneyOrZero(wire.unit_price),
    total: readMoneyOrZero(wire.total),
    giftOf: wire.gift ? (wire.coupon_id ?? 0) : null,
    supplements: wire.supplements.map(({ id, name, count, price }) => ({
      id,
      name,
      count,
      price: readMoneyOrZero(price),
    })),
    refusal: lineRefusalFromWire(wire.refusal),
  };
}

function soldChoiceToWire({ groupId, variationId, price, choices, ...words }: SoldChoice): WireSoldChoice {
  const { group, kind, id, name, size, count } = words;
  const wire = {
    group_id: groupId,
    group,
    kind,
    id,
    variation_id: variationId,
    name,
    ...(size === undefined ? {} : { size }),
    count,
    price: moneyToRoubles(price),
  };
  return choices.length === 0 ? wire : { ...wire, choices: choices.map(soldChoiceToWire) };
}

function soldChoiceFromWire(wire: WireSoldChoice): SoldChoice {
  const { group_id, group, kind, id, variation_id, name, size, count, price, choices = [] } = wire;
  return {
    groupId: group_id,
    group,
    kind,
    id,
    variationId: variation_id,
    name,
    ...(size === undefined ? {} : { size }),
    count,
    price: readMoneyOrZero(price),
    choices: choices.map(soldChoiceFromWire),
  };
}

function soldToWire({ variation, measure, netContent, allergens, dishes }: SoldDish): WireSoldDish {
  const grams = measure.kind === "portion" ? { grams: measure.grams } : {};
  return {
    variation,
    measure: measure.kind,
    ...grams,
    net_content: netContent && netContentToWire(netContent),
    allergens: [...allergens],
    ...(dishes === undefined ? {} : { dishes: [...dishes] }),
  };
}

function soldFromWire({ variation, measure, grams = 0, net_content, allergens, dishes }: WireSoldDish): SoldDish {
  return {
    variation,
    measure: measure === "portion" ? { kind: measure, grams } : { kind: measure },
    netContent: net_content && netContentFromWire(net_content),
    allergens,
    ...(dishes === undefined ? {} : { dishes }),
  };
}

function netContentToWire({ amount, unit, parts }: NetContent): NonNullable<WireSoldDish["net_content"]> {
  return { amount, unit, ...(parts === undefined ? {} : { parts: [...parts] }) };
}

function netContentFromWire({ amount, unit, parts }: NonNullable<WireSoldDish["net_content"]>): NetContent {
  return { amount, unit, ...(parts === undefined ? {} : { parts }) };
}

/** A line with an unknown reason is refused too. */
function lineRefusalFromWire(wire: WireQuoteLine["refusal"]): LineRefusal | null {
  if (wire === undefined) return null;
  return (refusalFromWire(wire) ?? { reason: "not-available" }) as LineRefusal;
}

export function adjustmentToWire(adjustment: Adjustment): WireAdjustment {
  return {
    kind: adjustment.kind,
    amount: moneyToRoubles(adjustment.amount),
    ...(adjustment.label === undefined ? {} : { label: adjustment.label }),
    ...(adjustment.couponId === undefined ? {} : { coupon_id: adjustment.couponId }),
  };
}

export function adjustmentFromWire(wire: WireAdjustment): Adjustment {
  return {
    kind: wire.kind,
    amount: readMoneyOrZero(wire.amount),
    ...(wire.label === undefined ? {} : { label: wire.label }),
    ...(wire.coupon_id === undefined ? {} : { couponId: wire.coupon_id }),
  };
}
