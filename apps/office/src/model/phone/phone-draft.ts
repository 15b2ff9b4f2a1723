import type { WirePhoneMenu, WirePhoneOrder, WireRequestLine } from "@skatert/contract";
import type { StaffDiscountReason } from "@skatert/domain";

/** A dish of the order; `line` is sent as it is. */
export interface PhoneLine {
  readonly name: string;
  /** Size and options in words. */
  readonly details: string;
  readonly line: WireRequestLine;
  /** One press of plus or minus; of a dish by weight grams. */
  readonly step: number;
  readonly least: number;
}

/** An order by telephone as it is typed; the tab keeps it. */
export interface PhoneDraft {
  /** One per intended order: a repeated press places nothing twice. */
  readonly key: string;
  readonly phone: string;
  readonly name: string;
  readonly lines: readonly PhoneLine[];
  readonly method: string;
  readonly place: number | null;
  readonly address: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly coordinates: readonly [number, number] | null;
  /** "dd.mm.yyyy HH:MM"; "": as soon as possible. */
  readonly time: string;
  readonly code: string;
  readonly points: string;
  readonly discount: string;
  readonly discountKind: "percent" | "amount";
  readonly discountReason: StaffDiscountReason;
  /** "": the first that the shop offers. */
  readonly payment: string;
  readonly language: string;
  readonly company: string;
  readonly taxNumber: string;
  readonly comment: string;
}

export function emptyDraft(key: string): PhoneDraft {
  return {
    key,
    phone: "",
    name: "",
    lines: [],
    method: "",
    place: null,
    address: "",
    apartment: "",
    entrance: "",
    floor: "",
    coordinates: null,
    time: "",
    code: "",
    points: "",
    discount: "",
    discountKind: "percent",
    discountReason: "apology",
    payment: "",
    language: "",
    company: "",
    taxNumber: "",
    comment: "",
  };
}

/** The draft that the tab kept; fields of another kind are those of an empty one. */
export function draftOf(kept: Readonly<Record<string, unknown>> | null, key: string): PhoneDraft {
  const empty = emptyDraft(key);
  if (kept === null) return empty;
  const entries = Object.entries(empty).map(([name, own]) => [name, isLike(kept[name], own) ? kept[name] : own]);
  return Object.fromEntries(entries);
}

/** Null stands for a number or a point. */
function isLike(value: unknown, own: unknown): boolean {
  if (own === null) return value === null || typeof value === "number" || Array.isArray(value);
  return Array.isArray(own) ? Array.isArray(value) : typeof value === typeof own;
}

const wholePhone = 10;

/** Whether the typed number is whole enough to look for its guest. */
export function isWholePhone(phone: string): boolean {
  return phone.replace(/\D/g, "").length >= wholePhone;
}

/** The chosen method, or the first that the shop has. */
export function methodOf({ method }: PhoneDraft, menu: WirePhoneMenu): WirePhoneMenu["methods"][number] {
  return menu.methods.find((each) => each === method) ?? menu.methods[0] ?? "local_pickup";
}

export function paymentOf({ payment }: PhoneDraft, menu: WirePhoneMenu): WirePhoneMenu["payments"][number] | null {
  return menu.payments.find(({ id }) => id === payment) ?? menu.payments[0] ?? null;
}

const cards = /card|карт/i;

function payBy(payment: WirePhoneMenu["payments"][number]) {
  if (payment.online) return "link" as const;
  return cards.test(`${payment.id} ${payment.name}`) ? ("card" as const) : ("cash" as const);
}

/** The part of the body that quote and order have in common. */
function bodyOf(draft: PhoneDraft, branch: number, menu: WirePhoneMenu) {
  const method = methodOf(draft, menu);
  const isDelivery = method === "flat_rate";
  const [date, from] = draft.time.split(" ");
  const { address, apartment, entrance, floor, coordinates } = draft;
  const place = menu.places.find(({ id }) => id === draft.place) ?? menu.places[0];
  return {
    delivery_type: method,
    warehouse_id: branch,
    lines: draft.lines.map(({ line }) => line),
    ...(isDelivery && address.trim() !== ""
      ? { address: { AddressLine: address.trim(), apartment, entrance, floor } }
      : {}),
    ...(isDelivery && coordinates !== null
      ? { coordinates: [coordinates[0], coordinates[1]] as [number, number] }
      : {}),
    ...(!isDelivery && place !== undefined ? { pickup_location_id: place.id } : {}),
    ...(date === undefined || from === undefined ? {} : { take_date: date, time_from: from }),
    promo_code: draft.code.trim() || null,
    bonuses: wholeOf(draft.points),
    staff_discount: discountOf(draft),
    payment_method: paymentOf(draft, menu)?.id ?? "",
  };
}

function wholeOf(text: string): number {
  return Math.max(0, Math.floor(Number(text.replace(/\s/g, "")) || 0));
}

function discountOf({ discount, discountKind, discountReason: reason }: PhoneDraft): WirePhoneOrder["staff_discount"] {
  const value = Number(discount.replace(",", ".").replace(/\s/g, ""));
  if (!(value > 0)) return null;
  return discountKind === "percent" ? { percent: Math.min(100, value), reason } : { amount: value, reason };
}

/** The question for a quote; null: nothing is ordered yet. */
export function phoneQuestion(draft: PhoneDraft, branch: number, menu: WirePhoneMenu): WirePhoneOrder | null {
  if (draft.lines.length === 0) return null;
  const { payment_method, ...body } = bodyOf(draft, branch, menu);
  return { ...body, payment_method: payment_method || null, dry_run: true, customer: { phone: draft.phone } };
}

/** The order at the total that the guest heard, in roubles. `unnamed`: the name of a guest who gives none. */
export function phoneOrder(
  draft: PhoneDraft,
  { branch, menu, total, unnamed }: { branch: number; menu: WirePhoneMenu; total: number; unnamed: string },
): WirePhoneOrder {
  const payment = paymentOf(draft, menu);
  const { company, taxNumber, language } = draft;
  const known = menu.languages.find(({ code }) => code === language);
  return {
    ...bodyOf(draft, branch, menu),
    dry_run: false,
    customer: { name: draft.name.trim() || unnamed, phone: draft.phone.trim() },
    comment: draft.comment,
    ...(company.trim() === "" ? {} : { company: { name: company.trim(), tax_number: taxNumber.replace(/\D/g, "") } }),
    pay_by: payment === null ? "cash" : payBy(payment),
    ...(known === undefined ? {} : { language: known.code }),
    consent: true,
    expected_total: total,
  };
}
