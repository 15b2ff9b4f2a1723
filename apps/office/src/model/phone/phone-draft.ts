import type { WirePhoneMenu, WirePhoneOrder, WirePhoneQuote } from "@skatert/contract";
import type { IfMissing, StaffDiscountReason } from "@skatert/domain";
import { knownFields } from "../../platform/drafts/known-fields.ts";
import { type DishDraft, itemOf, quantityGrid } from "../sale/dish-draft.ts";
import type { Sale } from "../sale/sale.ts";

/** An order by telephone as it is typed; the tab keeps it. */
export interface PhoneDraft {
  readonly phone: string;
  readonly name: string;
  readonly dishes: readonly DishDraft[];
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
  /** The chosen gift of a coupon, by `giftKey`; "": none. */
  readonly gift: string;
  readonly discount: string;
  readonly discountKind: "percent" | "amount";
  readonly discountReason: StaffDiscountReason;
  /** "": the first that the shop offers. */
  readonly payment: string;
  /** The sum to give change from, in roubles, as typed. */
  readonly changeFrom: string;
  readonly language: string;
  /** Sent where the shop asks it. */
  readonly ifMissing: IfMissing;
  readonly company: string;
  readonly taxNumber: string;
  readonly comment: string;
}

export const EMPTY_DRAFT: PhoneDraft = {
  phone: "",
  name: "",
  dishes: [],
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
  gift: "",
  discount: "",
  discountKind: "percent",
  discountReason: "apology",
  payment: "",
  changeFrom: "",
  language: "",
  ifMissing: "call",
  company: "",
  taxNumber: "",
  comment: "",
};

/** The draft that the tab kept; fields of another kind are those of an empty one. */
export function draftOf(kept: Readonly<Record<string, unknown>> | null): PhoneDraft {
  const { dishes, coordinates, ...fields } = knownFields(EMPTY_DRAFT, kept);
  const isPoint = Array.isArray(coordinates) && coordinates.length === 2;
  return {
    ...EMPTY_DRAFT,
    ...fields,
    dishes: Array.isArray(dishes) ? dishes : [],
    coordinates: isPoint ? coordinates : null,
  };
}

/** The draft for a caller: another caller's begins anew, unless dishes were typed. `called`: "" if not known. */
export function calledDraft(kept: PhoneDraft, called: string): PhoneDraft {
  const isSame = called === "" || digitsOf(kept.phone) === digitsOf(called) || kept.dishes.length > 0;
  return isSame ? kept : { ...EMPTY_DRAFT, phone: called };
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** The order with one step more or less of a dish; below the least quantity the dish leaves it. */
export function withStep(dishes: readonly DishDraft[], at: number, by: 1 | -1, sale: Menu): readonly DishDraft[] {
  return dishes.flatMap((dish, index) => {
    if (index !== at) return dish;
    const { least, step } = quantityGrid(sale.catalog.products.get(dish.productId));
    const quantity = dish.quantity + by * step;
    return quantity < least ? [] : { ...dish, quantity };
  });
}

const wholePhone = 10;

/** Whether the typed number is whole enough to look for its guest. */
export function isWholePhone(phone: string): boolean {
  return digitsOf(phone).length >= wholePhone;
}

type Menu = Pick<Sale, "catalog">;
type Method = WirePhoneMenu["methods"][number];

/** The chosen method, or the first that the shop has. */
export function methodOf({ method }: PhoneDraft, { methods }: Pick<WirePhoneMenu, "methods">): Method {
  return methods.find((each) => each === method) ?? methods[0] ?? "local_pickup";
}

/** The payment methods of a way of receiving; `offered`: those that the quoted place takes, null: not known yet. */
export function paymentsOf(
  { payments }: Pick<Sale, "payments">,
  method: Method,
  offered: readonly string[] | null,
): Sale["payments"] {
  const isTaken = (id: string) => offered === null || offered.includes(id);
  return payments.filter(({ id, methods }) => (methods.length === 0 || methods.includes(method)) && isTaken(id));
}

/** The chosen payment method, or the first that the way of receiving has. */
export function paymentOf(draft: PhoneDraft, { menu, sale, offered }: PhoneChoice): Sale["payments"][number] | null {
  const choices = paymentsOf(sale, methodOf(draft, menu), offered);
  return choices.find(({ id }) => id === draft.payment) ?? choices[0] ?? null;
}

/** What an order by telephone is made of in its branch. */
export interface PhoneChoice {
  readonly branch: number;
  readonly menu: Pick<WirePhoneMenu, "methods" | "places" | "languages">;
  readonly sale: Pick<Sale, "catalog" | "payments" | "asksIfMissing">;
  /** See paymentsOf. */
  readonly offered: readonly string[] | null;
}

/** The part of the body that quote and order have in common. */
function bodyOf(draft: PhoneDraft, choice: PhoneChoice) {
  const { branch, menu, sale } = choice;
  const method = methodOf(draft, menu);
  const isDelivery = method === "flat_rate";
  const [date, from] = draft.time.split(" ");
  const { address, apartment, entrance, floor, coordinates } = draft;
  const place = menu.places.find(({ id }) => id === draft.place) ?? menu.places[0];
  return {
    delivery_type: method,
    warehouse_id: branch,
    lines: draft.dishes.map((dish) => itemOf(sale, dish)),
    ...(isDelivery && address.trim() !== ""
      ? { address: { AddressLine: address.trim(), apartment, entrance, floor } }
      : {}),
    ...(isDelivery && coordinates !== null
      ? { coordinates: [coordinates[0], coordinates[1]] as [number, number] }
      : {}),
    ...(!isDelivery && place !== undefined ? { pickup_location_id: place.id } : {}),
    ...(date === undefined || from === undefined ? {} : { take_date: date, time_from: from }),
    promo_code: draft.code.trim() || null,
    bonuses: Math.max(0, Math.floor(numberOf(draft.points))),
    ...(draft.gift === "" ? {} : { gift: giftOf(draft.gift) }),
    staff_discount: discountOf(draft),
    payment_method: paymentOf(draft, choice)?.id ?? "",
  };
}

/** One text for a gift of a coupon. */
export function giftKey(couponId: number, gift: WirePhoneQuote["gifts"][number]["choices"][number]): string {
  return [couponId, gift.product_id, gift.variation_id ?? 0].join(" ");
}

function giftOf(key: string) {
  const [coupon_id = 0, product_id = 0, variation_id = 0] = key.split(" ").map(Number);
  return { coupon_id, product_id, variation_id: variation_id === 0 ? null : variation_id };
}

/** 0 for anything that is no number. */
function numberOf(text: string): number {
  return Number(text.replace(",", ".").replace(/\s/g, "")) || 0;
}

function discountOf({ discount, discountKind, discountReason: reason }: PhoneDraft): WirePhoneOrder["staff_discount"] {
  const value = numberOf(discount);
  if (!(value > 0)) return null;
  return discountKind === "percent" ? { percent: Math.min(100, value), reason } : { amount: value, reason };
}

/** The question for a quote; null: nothing is ordered yet, or a weight is not typed whole. */
export function phoneQuestion(draft: PhoneDraft, choice: PhoneChoice): WirePhoneOrder | null {
  if (draft.dishes.length === 0 || draft.dishes.some(({ quantity }) => !(quantity > 0))) return null;
  const { payment_method, ...body } = bodyOf(draft, choice);
  return { ...body, payment_method: payment_method || null, dry_run: true, customer: { phone: draft.phone } };
}

/** The order at the total that the guest heard, in roubles. `known`: the guest's name if the person types none. */
export function phoneOrder(
  draft: PhoneDraft,
  choice: PhoneChoice,
  { total, known }: { readonly total: number; readonly known: string },
): WirePhoneOrder {
  const payment = paymentOf(draft, choice);
  const { company, taxNumber } = draft;
  const language = choice.menu.languages.find(({ code }) => code === draft.language);
  const changeFrom = numberOf(draft.changeFrom);
  return {
    ...bodyOf(draft, choice),
    dry_run: false,
    customer: { name: draft.name.trim() || known, phone: draft.phone.trim() },
    comment: draft.comment,
    ...(choice.sale.asksIfMissing ? { if_missing: draft.ifMissing } : {}),
    ...(company.trim() === "" ? {} : { company: { name: company.trim(), tax_number: taxNumber.replace(/\D/g, "") } }),
    // The payment method says how the guest pays on receipt; only the link is another process.
    pay_by: payment?.online ? "link" : "cash",
    ...(payment?.online || changeFrom <= 0 ? {} : { change_from: changeFrom }),
    ...(language === undefined ? {} : { language: language.code }),
    consent: true,
    expected_total: total,
  };
}
