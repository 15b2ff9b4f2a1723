import {
  type CouponRefusal,
  type LineRefusal,
  money,
  moneyToRoubles,
  type OrderRefusal,
  type QuoteRefusal,
} from "@skatert/domain";
import { isReason, type Reason } from "../api/reasons.ts";
import { readIds, readMoney, readNumber, readTextOrNull, readTexts } from "../fields/read.ts";
import { clockText, readMinute } from "../fields/read-time.ts";
import type { WireRefusal } from "./quote-schemas.ts";

/** A refusal of a line, a quote, a coupon, or an order; an order's refusal names the product of its line. */
export type AnyRefusal = LineRefusal | QuoteRefusal | CouponRefusal | OrderRefusal;

type FieldKind = "money" | "number" | "number-or-null" | "instant" | "minute" | "text" | "ids" | "texts";
/** Name in the domain, name on the wire, kind of the value, whether it may be missing. */
type Field = readonly [name: string, wireName: string, kind: FieldKind, optional?: "optional"];

const ids = (name: string, wireName: string): Field => [name, wireName, "ids"];

/** The line of an order's refusal. */
const LINE: readonly Field[] = [
  ["productId", "product_id", "number", "optional"],
  ["variationId", "variation_id", "number-or-null", "optional"],
];

/** When staff sell or serve it again (STOP-2). */
const BACK_AT: Field = ["backAt", "back_at", "instant", "optional"];

/** A group of options, and the dish of a set whose group it is. */
const GROUP: readonly Field[] = [
  ["groupId", "group_id", "number"],
  ["group", "group", "text"],
  ["chosen", "chosen", "number"],
  ["in", "in", "number", "optional"],
];

/** The wire fields of each reason; one table, so that both directions agree. */
const FIELDS: Readonly<Record<Reason, readonly Field[]>> = {
  closed: [
    ["opensAt", "opens_at", "instant", "optional"],
    ["closesAt", "closes_at", "instant", "optional"],
  ],
  paused: [["message", "message", "text", "optional"], ["what", "what", "text", "optional"], BACK_AT],
  "guest-blocked": [["phone", "phone", "text", "optional"]],
  "outside-zone": [],
  "address-required": [],
  "minimum-not-reached": [
    ["required", "required", "money"],
    ["missing", "missing", "money"],
  ],
  "sold-out": [...LINE, BACK_AT],
  "not-enough-stock": [...LINE, ["left", "left", "number"]],
  "not-available": [...LINE, ["from", "from", "minute", "optional"], ["to", "to", "minute", "optional"]],
  "not-at-location": LINE,
  "variation-required": LINE,
  "quantity-step": [...LINE, ["initial", "initial", "number"], ["step", "step", "number"]],
  "supplement-not-offered": [...LINE, ["supplementId", "supplement_id", "number"], BACK_AT],
  "not-sold-alone": LINE,
  "choice-required": [...LINE, ...GROUP, ["min", "min", "number"]],
  "choice-limit": [
    ...LINE,
    ...GROUP,
    ["max", "max", "number"],
    ["supplementId", "supplement_id", "number", "optional"],
  ],
  "time-required": [],
  "time-passed": [],
  "slot-unavailable": [],
  "slot-full": [],
  "express-unavailable": [],
  "payment-unavailable": [["methods", "methods", "texts"]],
  "promo-unknown": [["code", "code", "text"]],
  "not-combinable": [["what", "what", "text", "optional"]],
  "bonuses-limited": [["applied", "applied", "number"]],
  warehouse: [ids("warehouseIds", "warehouse_ids")],
  "delivery-type": [["methods", "methods", "texts"]],
  device: [],
  birthday: [],
  "missing-product": [ids("productIds", "product_ids"), ids("categoryIds", "category_ids")],
  "excluded-category": [ids("categoryIds", "category_ids")],
  "product-quantity": [
    ["productId", "product_id", "number"],
    ["missing", "missing", "number"],
  ],
  "category-quantity": [ids("categoryIds", "category_ids"), ["missing", "missing", "number"]],
  "sum-below": [
    ["bound", "amount", "money"],
    ["missing", "missing", "money"],
  ],
  "sum-above": [
    ["bound", "amount", "money"],
    ["excess", "excess", "money"],
  ],
  hours: [
    ["from", "from", "minute"],
    ["to", "to", "minute"],
  ],
  weekday: [ids("weekdays", "weekdays")],
  "first-purchase": [],
  individual: [],
  "used-up": [],
  "used-today": [],
  "budget-spent": [],
  "not-started": [],
  "other-half": [],
  expired: [],
};

/**
 * A refusal in the wire's shape: kebab-case reason, snake_case fields, money in roubles, minutes as "HH:MM", instants
 * in ISO.
 */
export function refusalToWire(refusal: AnyRefusal): WireRefusal {
  const values = new Map<string, unknown>(Object.entries(refusal));
  const fields = FIELDS[refusal.reason].flatMap(([name, wireName, kind]) => {
    const value = values.get(name);
    return value === undefined ? [] : [[wireName, valueToWire(value, kind)] as const];
  });
  return { reason: refusal.reason, ...Object.fromEntries(fields) };
}

/** Parses a refusal; null for an unknown reason, or without its required fields. */
export function refusalFromWire(wire: WireRefusal): AnyRefusal | null {
  if (!isReason(wire.reason)) return null;
  const refusal: Record<string, unknown> = { reason: wire.reason };
  for (const [name, wireName, kind, optional] of FIELDS[wire.reason]) {
    const value = valueFromWire(wire[wireName], kind);
    if (value !== undefined) refusal[name] = value;
    else if (optional === undefined) return null;
  }
  // For each reason the table has the fields of the domain's type.
  return refusal as unknown as AnyRefusal;
}

export function refusalsFromWire(list: readonly WireRefusal[]): readonly AnyRefusal[] {
  return list.map(refusalFromWire).filter((refusal) => refusal !== null);
}

function valueToWire(value: unknown, kind: FieldKind): unknown {
  if (typeof value !== "number") return value;
  if (kind === "money") return moneyToRoubles(money(value));
  if (kind === "minute") return clockText(value);
  return kind === "instant" ? new Date(value).toISOString() : value;
}

/** Undefined for an unreadable value. */
function valueFromWire(value: unknown, kind: FieldKind): unknown {
  if (kind === "number-or-null" && value === null) return null;
  return readByKind(value, kind) ?? undefined;
}

function readByKind(value: unknown, kind: FieldKind): unknown {
  switch (kind) {
    case "money":
      return readMoney(value);
    case "number":
    case "number-or-null":
      return readNumber(value);
    case "minute":
      return readMinute(value);
    case "instant":
      return instantOf(value);
    case "text":
      return readTextOrNull(value);
    case "ids":
      return Array.isArray(value) ? readIds(value) : null;
    case "texts":
      return Array.isArray(value) ? readTexts(value) : null;
  }
}

function instantOf(value: unknown): number | null {
  const instant = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
