import type { I18n } from "../../../i18n/i18n.ts";
import type { PlainKey } from "../../../i18n/message-key.ts";

type Translate = I18n["t"];

/** Menu documents of branches with the names of the branches; see WireDraft. */
export type Menus = readonly { readonly document: string; readonly name: string }[];

/** Settings that are facets of branches and zones. */
const PARTS: Readonly<Record<string, PlainKey>> = {
  locations: "field.place",
  delivery_work_time: "field.hours",
  features: "field.area",
  conditions: "field.zoneTerms",
  pickup_locations: "field.pickup",
  restaurants: "field.halls",
};

/**
 * The branch or language of a value, for people. Empty for the shop's own language and for the menu of all branches.
 */
export function facetText(facet: string, menus: Menus, { t, language }: Pick<I18n, "t" | "language">): string {
  if (facet === "menus") return "";
  const [name = "", part] = facet.split("#");
  const [subject = "", written] = splitLanguage(name);
  const branch = menus.find((menu) => menu.document === subject)?.name ?? subject.split("/")[1];
  const words = [
    subject === "archive" ? t("field.archived") : "",
    subject.startsWith("prices/") ? t("field.branchMenu", { name: branch ?? "" }) : "",
    part === undefined ? "" : partText(subject, part, t),
    written === undefined ? "" : (new Intl.DisplayNames(language, { type: "language" }).of(written) ?? written),
  ];
  return words.filter(Boolean).join(", ");
}

/** The name of a facet that is changed as a whole. */
export function wholeText(facet: string, t: Translate): string {
  const [, part] = facet.split("#");
  const key = part === undefined ? undefined : PARTS[part];
  return t(key ?? "field.whole");
}

function partText(subject: string, part: string, t: Translate): string {
  const key = PARTS[part];
  if (key !== undefined) return t(key);
  // Two categories may list different copies of a dish. The coupons' lists have no meaning here.
  return subject.startsWith("coupons") ? "" : t("field.copy");
}

/** "catalog.en" is the English text of "catalog". */
function splitLanguage(document: string): readonly [string, string?] {
  const found = /^(.+)\.([a-z]{2}(?:-[A-Za-z]{2,4})?)$/.exec(document);
  return found === null ? [document] : [found[1] ?? "", found[2] ?? ""];
}
