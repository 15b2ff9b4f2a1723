import type { PlainKey } from "../../i18n/message-key.ts";
import { COMBINING } from "./combining.ts";
import { type PlainCardId, plainFieldsOf } from "./plain-fields.ts";

export const GROUPS = ["restaurant", "ordering", "languages"] as const;
export type Group = (typeof GROUPS)[number];

const FORMS = ["seo", "contacts", "links", "redirects", "languages"] as const;
export type FormCardId = (typeof FORMS)[number];
export type CardId = PlainCardId | FormCardId;

/** A group of settings that is opened and saved as one. */
export interface SettingsCard {
  readonly id: CardId;
  readonly group: Group;
  /** Labels of its fields, for the search. */
  readonly labels: readonly PlainKey[];
}

/** A setting of another screen, included in the search. */
export interface SettingsLink {
  readonly id: "slots" | "payments" | "zones" | "coupons" | "rules";
  readonly group: Group;
  readonly to: string;
  /** Labels of its fields and other words, for the search. */
  readonly labels: readonly PlainKey[];
}

const form = (id: FormCardId, group: Group, labels: readonly PlainKey[]): SettingsCard => ({ id, group, labels });
const plain = (id: PlainCardId, group: Group): SettingsCard => ({
  id,
  group,
  labels: plainFieldsOf(id).map(({ label }) => label),
});

export const CARDS: readonly SettingsCard[] = [
  form("seo", "restaurant", [
    ...(["shopset.seo.name", "shopset.seo.short_name", "shopset.seo.title", "shopset.seo.description"] as const),
    ...(["shopset.seo.keywords", "shopset.seo.og_title", "shopset.seo.og_description"] as const),
  ]),
  form("contacts", "restaurant", [
    ...(["shopset.contacts.phone", "shopset.contacts.email", "shopset.contacts.address"] as const),
    ...(["shopset.contacts.social", "shopset.contacts.legal"] as const),
  ]),
  form("links", "restaurant", ["shopset.links.header", "shopset.links.footer"]),
  plain("clock", "restaurant"),
  form("redirects", "restaurant", ["shopset.redirects.from", "shopset.redirects.to"]),
  plain("robots", "restaurant"),
  plain("selling", "ordering"),
  plain("pauses", "ordering"),
  plain("orders", "ordering"),
  plain("booking", "ordering"),
  plain("tips", "ordering"),
  form("languages", "languages", ["shopset.languages.offered", "shopset.languages.main"]),
  plain("translation", "languages"),
];

export const LINKS: readonly SettingsLink[] = [
  { id: "slots", group: "ordering", to: "/shop/branches", labels: [] },
  { id: "payments", group: "ordering", to: "/shop/payments", labels: [] },
  { id: "zones", group: "ordering", to: "/shop", labels: [] },
  { id: "coupons", group: "ordering", to: "/menu/promotions", labels: [] },
  {
    id: "rules",
    group: "ordering",
    to: "/menu/promotions?rules=1",
    labels: ["shopset.discounts", "shopset.discounts.words", ...COMBINING.map(({ label }) => label)],
  },
];

export function isPlainCard(id: CardId): id is PlainCardId {
  return !FORMS.some((each) => each === id);
}

/** The words of a search; all of them must match. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const text = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е").trim();
}
