import { isMenu, type WireEntityChange, type WireEntityRef } from "@skatert/contract";
import type { I18n } from "../../../i18n/i18n.ts";
import type { PlainKey } from "../../../i18n/message-key.ts";
import { FIELD_TITLES } from "../../../model/titles/field-titles.ts";
import { documentOfLayout } from "./list-names.ts";

/** Kinds of entities in the order of the list of changes. */
export const ENTITY_KINDS = [
  ...["product", "category", "layout", "zone", "branch", "settings", "content", "coupon", "document"],
] as const satisfies readonly string[];

const KINDS = {
  product: "draft.kind.product",
  category: "draft.kind.category",
  coupon: "draft.kind.coupon",
  branch: "draft.kind.branch",
  zone: "draft.kind.zone",
  settings: "draft.kind.settings",
  content: "draft.kind.content",
  layout: "draft.kind.layout",
  document: "draft.kind.document",
} as const satisfies Readonly<Record<string, PlainKey>>;
type Kind = keyof typeof KINDS;

/** An unknown kind counts as "other". */
export function kindOf({ kind }: Pick<WireEntityRef, "kind">): Kind {
  return isKind(kind) ? kind : "document";
}

function isKind(kind: string): kind is Kind {
  return kind in KINDS;
}

export function kindTitle(kind: string, { t }: I18n): string {
  return t(KINDS[isKind(kind) ? kind : "document"]);
}

/** "12 dishes, 1 zone": the contents of a publication. */
export function countsText(counts: Readonly<Record<string, number>>, { t }: I18n): string {
  const known = ENTITY_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [isKind(kind) ? t(`draft.count.${kind}`, { count }) : ""];
  });
  return known.join(", ");
}

/** The display name of an entity: dishes by name, settings sections by title. */
export function entityText({ kind, id, name }: WireEntityRef, { t }: I18n): string {
  if (kind === "layout") return orderText({ id, name }, t);
  if (kind !== "settings" && kind !== "document") return name;
  const title = FIELD_TITLES[id];
  if (id === "general") return t("draft.name.settings.general");
  return title === undefined ? name : t(title);
}

/** Documents with an order of their own, besides menus. */
const ORDERED: Readonly<Record<string, PlainKey>> = {
  settings: "draft.kind.settings",
  coupons: "draft.kind.coupon",
  banners: "content.banners",
  pages: "content.pages",
  blog: "content.blog",
  posts: "content.blog",
  information: "content.information",
  brands: "content.brands",
  galleries: "content.galleries",
  archive: "field.archived",
};

function orderText({ id, name }: Pick<WireEntityRef, "id" | "name">, t: I18n["t"]): string {
  const document = documentOfLayout(id);
  if (isMenu(document)) return t("draft.name.layout");
  const title = ORDERED[document];
  return `${title === undefined ? name : t(title)} · ${t("draft.kind.layout")}`;
}

/** What happens to an entity. */
export function becomesText(change: WireEntityChange, { t }: I18n): string {
  return t(isArchiving(change) ? "draft.change.archived" : `draft.change.${change.change}`);
}

export function isArchiving({ fields }: Pick<WireEntityChange, "fields">): boolean {
  return fields.some(({ facet, after }) => facet === "archive" && after !== undefined);
}

/** The path of the screen that edits an entity; null: there is none. */
export function entityPlace({ kind, id }: WireEntityRef): string | null {
  const value = encodeURIComponent(id);
  switch (kind) {
    case "product":
      return `/menu?dish=${value}`;
    case "category":
      return `/menu/categories?open=${value}`;
    case "zone":
      return `/shop?zone=${value}`;
    case "branch":
      return `/shop/branches?branch=${value}`;
    case "content":
      return contentPlace(id);
    case "settings":
    case "document":
      return settingsPlace(id);
    default:
      return null;
  }
}

/** Points, inviting, the wheel and combining. */
const rulesPlace = "/menu/promotions?rules=1";

/** Screens by settings section. Fields of "general" are on several screens. */
const SETTINGS_PLACES: Readonly<Record<string, string>> = {
  seo: "/shop/settings?open=seo",
  seo_by_langs: "/shop/settings?open=seo",
  contacts: "/shop/settings?open=contacts",
  menu: "/shop/settings?open=links",
  redirects: "/shop/settings?open=redirects",
  language_list: "/shop/settings?open=languages",
  booking: "/shop/settings?open=booking",
  tips: "/shop/settings?open=tips",
  settings: "/shop/settings?group=ordering",
  general: "/shop/settings",
  payment_methods: "/shop/payments",
  delivery: "/shop/payments",
  popups: "/shop/content/popups",
  "promo-settings": rulesPlace,
  bonus: rulesPlace,
  referral: rulesPlace,
  wheel: rulesPlace,
};

function settingsPlace(section: string): string | null {
  return SETTINGS_PLACES[section] ?? null;
}

/** "banners/5" is in the list of banners. "posts" is a copy of the blog for other programs, so it has no screen. */
function contentPlace(id: string): string | null {
  const [document = "", entry = ""] = id.split("/");
  return document === "posts" ? null : `/shop/content/${document}?open=${encodeURIComponent(entry)}`;
}
