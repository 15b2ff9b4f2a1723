import type { WireEntityPatch } from "@skatert/contract";
import { documentId } from "../../entities/document-id.ts";
import { type Fields, fieldsIn, isSame } from "../../entities/read-fields.ts";
import { withMeta } from "./meta-data.ts";
import { decimal, PLAIN_FIELDS, writtenPlain } from "./plain-promotion.ts";
import {
  type CountRule,
  type GiftRow,
  mainFacet,
  type PromotionForm,
  type RuleIds,
  readGift,
  readRule,
  textFacet,
} from "./promotion-form.ts";

/** Writes the value of one field of the form into a field of the document. */
type Writer = (form: PromotionForm) => unknown;

const numbers = (ids: readonly string[]) => ids.map(documentId);

type Written = readonly [from: readonly (keyof PromotionForm)[], write: Writer];

/**
 * Every field of a document that the form edits, except `meta_data` and the translations: the fields of the form that
 * it depends on, and what it becomes.
 */
export const WRITERS: Readonly<Record<string, Written>> = {
  ...Object.fromEntries(
    PLAIN_FIELDS.map(({ name, path, kind }): [string, Written] => [
      path,
      [[name], (form) => writtenPlain(kind, form[name])],
    ]),
  ),
  code: [["code"], ({ code }) => code.trim()],
  image: [["picture"], ({ picture }) => picture ?? ""],
  discount_type: [["benefit"], ({ benefit }) => benefit],
  amount: [["amount"], ({ amount }) => decimal(amount)],
  free_gift_data: [["gifts"], ({ gifts }) => gifts.map(giftEntry)],
  usage_avaible_users: [["guests"], ({ guests }) => guestNumbers(guests)],
  audience: [["audience"], ({ audience }) => audience],
  autoapply_dop_rulles_products_list: [["dishRules"], ({ dishRules }) => ruleEntries(dishRules, "coupon_products")],
  autoapply_dop_rulles_categories_list: [
    ["sectionRules"],
    ({ sectionRules }) => ruleEntries(sectionRules, "coupon_categories"),
  ],
  coupon_avaible_day_hour_from: [["from"], ({ from }) => from],
  coupon_avaible_day_hour_to: [["to"], ({ to }) => to],
  date_starts: [["starts"], ({ starts }) => starts || null],
  date_expires: [["expires"], ({ expires }) => expires || null],
  codes: [["codes"], ({ codes }) => codeList(codes)],
};

/** Keys of `meta_data` that the form edits. */
export const META: readonly (readonly [key: string, field: keyof PromotionForm, write: Writer])[] = [
  ["coupon_only_for_device", "devices", ({ devices }) => devices],
  ["birthday_coupon_days_before", "daysBefore", ({ daysBefore }) => daysBefore.trim() || null],
  ["birthday_coupon_days_after", "daysAfter", ({ daysAfter }) => daysAfter.trim() || null],
];

/** The document's fields that the form changes, with their new values. */
export function changedFields(before: PromotionForm, after: PromotionForm, wire: Fields): Fields {
  const differs = (field: keyof PromotionForm) => !isSame(before[field], after[field]);
  const changed = Object.entries(WRITERS).flatMap(([name, [fields, write]]) =>
    fields.some(differs) ? [[name, write(after)] as const] : [],
  );
  const meta = META.filter(([, field]) => differs(field)).map(([key, , write]) => [key, write(after)] as const);
  return {
    ...Object.fromEntries(changed),
    ...(meta.length === 0 ? {} : { meta_data: withMeta(wire["meta_data"], Object.fromEntries(meta)) }),
  };
}

/** The patch of a form: only what differs from its beginning. Null: nothing. */
export function promotionPatch(before: PromotionForm, after: PromotionForm, facets: Fields): WireEntityPatch | null {
  const set: Record<string, Fields> = {};
  const unset: Record<string, string[]> = {};
  const main = mainFacet(facets);
  const fields = changedFields(before, after, fieldsIn(facets[main]));
  if (Object.keys(fields).length > 0) set[main] = fields;
  for (const [language, texts] of Object.entries(after.texts)) {
    const was = before.texts[language] ?? { code: "", description: "" };
    const facet = textFacet(facets, language);
    for (const field of ["code", "description"] as const) {
      const text = texts[field].trim();
      if (text === was[field].trim()) continue;
      if (text === "") unset[facet] = [...(unset[facet] ?? []), field];
      else set[facet] = { ...set[facet], [field]: text };
    }
  }
  const patch = {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(unset).length === 0 ? {} : { unset }),
  };
  return Object.keys(patch).length === 0 ? null : patch;
}

/** The document's promotion as the form would save it. */
export function promotionOf(before: PromotionForm, after: PromotionForm, facets: Fields): Fields {
  const wire = fieldsIn(facets[mainFacet(facets)]);
  return { ...wire, ...changedFields(before, after, wire) };
}

/** Numbers of guests in a typed list. */
export function guestNumbers(text: string): readonly (number | string)[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== "")
    .map(documentId);
}

/** Codes in a typed list, each once. */
export function codeList(text: string): readonly string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ""))];
}

/** An untouched entry keeps its spelling. */
function giftEntry(gift: GiftRow): Fields {
  const { dish, size, count, entry } = gift;
  if (isSame(readGift(entry), gift)) return entry;
  return {
    ...entry,
    product_id: documentId(dish),
    variation_id: size === "" ? null : documentId(size),
    quantity: Number(count),
  };
}

function ruleEntries(rules: readonly CountRule[], ids: RuleIds): readonly Fields[] {
  return rules.map((rule) =>
    isSame(readRule(rule.entry, ids), rule)
      ? rule.entry
      : { ...rule.entry, [ids]: numbers(rule.ids), [`${ids}_qty`]: Number(rule.count) },
  );
}
