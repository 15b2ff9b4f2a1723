import { readFlag, readIds, readText } from "@skatert/contract";
import type { DeliveryMethod } from "@skatert/domain";
import { entriesIn, fieldsIn, textsIn } from "../entities/read-fields.ts";
import { contentOf, languagesOf, type Sections } from "../entities/sections.ts";
import { GATEWAYS } from "../guide/gateways.ts";

/** The settings sections for payment methods. */
export const PAYMENT_SECTIONS = ["payment_methods", "delivery", "settings"] as const;

/** The form of a payment method. */
export interface PaymentWay {
  readonly id: string;
  /** By language; "" is the shop's own. */
  readonly names: Readonly<Record<string, string>>;
  readonly isOn: boolean;
  readonly isOnline: boolean;
  /** Delivery methods that offer it; null: all. */
  readonly methods: readonly string[] | null;
  /** Branches that offer it; null: all. */
  readonly branches: readonly number[] | null;
  /** Added in this form and not saved yet. */
  readonly isNew: boolean;
}

export interface PaymentForm {
  readonly ways: readonly PaymentWay[];
  /** Whether zones have their own payment methods. */
  readonly isByZone: boolean;
  /** Payment methods by zone. A zone without a list has all of them. */
  readonly byZone: Readonly<Record<string, readonly string[]>>;
}

export function paymentForm(sections: Sections): PaymentForm {
  const rules = fieldsIn(fieldsIn(contentOf(sections, "settings"))["payment"]);
  const isByBranch = readFlag(rules["payments_filtered_by_location"]);
  const terms = fieldsIn(contentOf(sections, "delivery"));
  const status = terms["all_zones_payments_status"];
  const isOneByOne = typeof status === "object" && status !== null;
  const lists = Object.entries(fieldsIn(terms["all_zones_zone_payment_methods"]));
  const counting = isOneByOne ? lists.filter(([zone]) => readFlag(fieldsIn(status)[zone], true)) : lists;
  return {
    ways: entriesIn(contentOf(sections, "payment_methods")).map((fields) => wayOf(fields, sections, isByBranch)),
    isByZone: readFlag(terms["use_zones_payments_methods"]) && (isOneByOne || readFlag(status, true)),
    byZone: Object.fromEntries(counting.map(([zone, ids]) => [zone, textsIn(ids)])),
  };
}

function wayOf(fields: Readonly<Record<string, unknown>>, sections: Sections, isByBranch: boolean): PaymentWay {
  const id = readText(fields["id"]);
  const translated = languagesOf(sections, "payment_methods").map((language) => {
    const entries = entriesIn(contentOf(sections, "payment_methods", language));
    return [language, readText(entries.find((entry) => readText(entry["id"]) === id)?.["name"])] as const;
  });
  const [methods, branches] = [textsIn(fields["shipping_methods"]), readIds(fields["warehouse_ids"])];
  return {
    id,
    isNew: false,
    names: { ...Object.fromEntries(translated), "": readText(fields["name"]) },
    isOn: readFlag(fields["enabled"], true),
    isOnline: readFlag(fields["online"]),
    methods: methods.length === 0 ? null : methods,
    branches: isByBranch && branches.length > 0 ? branches : null,
  };
}

/** Kinds of payment methods that can be added; the server finds a gateway by the last two names. */
export const WAY_KINDS = ["cash", "card", "other", "paykeeper", "yookassa"] as const;
export type WayKind = (typeof WAY_KINDS)[number];
export const MOST_WAYS = 30;

/** `name`: the name for guests. */
export function newWay(kind: WayKind, name: string, taken: readonly string[]): PaymentWay {
  const id = freeId(kind, taken);
  return { id, names: { "": name }, isOn: true, isOnline: isGateway(kind), methods: null, branches: null, isNew: true };
}

/** A gateway is found by its id, so it has only one payment method. */
export function canAdd(kind: WayKind, taken: readonly string[]): boolean {
  return taken.length < MOST_WAYS && !(isGateway(kind) && taken.includes(kind));
}

/** Whether guests pay online by this gateway. */
export function isGateway(kind: WayKind): kind is (typeof GATEWAYS)[number]["id"] {
  return GATEWAYS.some(({ id }) => id === kind);
}

function freeId(kind: WayKind, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

export type PaymentFault = "name" | "twice" | "methods" | "branches";

/** The fault that prevents saving a payment method; null: none. */
export function wayFault(way: PaymentWay, ways: readonly PaymentWay[]): PaymentFault | null {
  const name = ownName(way).toLowerCase();
  if (name === "") return "name";
  if (ways.some((other) => other.id !== way.id && ownName(other).toLowerCase() === name)) return "twice";
  if (way.methods?.length === 0) return "methods";
  return way.branches?.length === 0 ? "branches" : null;
}

export function ownName({ names }: PaymentWay): string {
  return names[""]?.trim() ?? "";
}

export function offersAt({ methods }: PaymentWay, method: DeliveryMethod): boolean {
  return methods === null || methods.includes(method);
}
