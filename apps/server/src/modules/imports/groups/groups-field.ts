import type { ChoiceRule } from "@skatert/domain";
import type { Json, JsonObject } from "../../../shop/documents/json.ts";
import { sizeName } from "../fields/list-fields.ts";
import type { MenuField } from "../fields/menu-field.ts";
import { idIn, numberText, objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey } from "../menu/name-index.ts";
import { escapeText, unescapeText } from "../values/listed-text.ts";
import type { Reading } from "../values/reading.ts";
import type { IndexedGroup } from "./group-index.ts";
import { type GroupWords, NAME_SIGNS, type OptionWords, optionTexts, readUses, ruleText } from "./group-text.ts";
import { readRef, refText } from "./refs.ts";

/** More groups than a guest reads. */
const maxGroups = 50;

/**
 * The groups of a dish in the order of its sheet: "Соусы (0–4, 1 free); Прожарка (1)". Limits that equal the group's own
 * are written, but not stored, so that the dish follows its group (MENU-2).
 */
export const groups: MenuField = {
  textOf: (entry, context) =>
    objectsIn(entry["option_groups"])
      .map((use) => useText(use, entry, context))
      .join("; "),
  readText(text, context) {
    const uses = readUses(text);
    if (uses === null) return { fault: "group-rule" };
    if (uses.length > maxGroups) return { fault: "too-many" };
    const texts: string[] = [];
    for (const use of uses) {
      const read = canonical(use, context);
      if ("fault" in read) return read;
      texts.push(read.text);
    }
    return { text: texts.join("; ") };
  },
  write(entry, text, context) {
    const uses = (readUses(text) ?? []).flatMap((use) => wireOf(use, entry, context));
    return { option_groups: uses.length === 0 && entry["option_groups"] === undefined ? undefined : uses };
  },
};

function useText(use: JsonObject, entry: JsonObject, context: MenuContext): string {
  const id = idIn(use["group_id"]);
  const group = context.groups.byId(id);
  const name = group?.ref ?? refText("", id);
  const ids = Array.isArray(use["variation_ids"]) ? use["variation_ids"].map(idIn) : [];
  const sizes = objectsIn(entry["variations"]).filter((size) => ids.includes(idIn(size["id"])));
  const options = objectsIn(use["options"]).map((option): OptionWords => {
    const product = context.groups.product({ id: idIn(option["product_id"]), outer: null, name: "" }, id);
    const known = product === null || product === "ambiguous" ? "" : product.name;
    return {
      option: refText(known, idIn(option["product_id"])),
      ...(isNo(option["offered"]) ? { isOffered: false as const } : {}),
      ...(numberText(option["price"]) === "" ? {} : { price: numberText(option["price"]) }),
      ...(option["max"] == null ? {} : { max: Number(option["max"]) }),
      ...(option["preset"] == null ? {} : { preset: Number(option["preset"]) }),
    };
  });
  const sizeTexts = sizes.map((size) => `size: ${escapeText(bareSize(size, context), NAME_SIGNS)}`);
  const rule = ruleText({ ...(group?.terms ?? noLimits), ...statedRule(use) });
  return `${name} (${[rule, ...sizeTexts, ...optionTexts(options)].join(", ")})`;
}

const noLimits: ChoiceRule = { min: 0, max: 1, free: 0, distinct: null };

/** The limits that an entry of a dish replaces. */
function statedRule(use: JsonObject): Partial<ChoiceRule> {
  const stated: Partial<Record<keyof ChoiceRule, number | null>> = {};
  for (const key of ["min", "max", "free", "distinct"] as const)
    if (use[key] !== undefined) stated[key] = use[key] === null ? null : Number(use[key]);
  return stated as Partial<ChoiceRule>;
}

function isNo(value: Json | undefined): boolean {
  return ["false", "0", "no"].includes(String(value ?? ""));
}

/** A size without the name of its property. */
export function bareSize(size: JsonObject, context: MenuContext): string {
  return unescapeText(sizeName.textOf(size, context).replace(/^[^:;]*: /, ""));
}

function canonical(use: GroupWords, { groups: index }: MenuContext): Reading {
  const group = index.find(readRef(use.group));
  if (group === "ambiguous") return { fault: "ambiguous-group" };
  if (group === null) return { fault: "unknown-group" };
  const options: OptionWords[] = [];
  for (const words of use.options) {
    const ref = readRef(words.option);
    const product = index.product(ref, group.id);
    if (product === "ambiguous") return { fault: "ambiguous-name" };
    if (product === null && index.coming(ref) === undefined) return { fault: "unknown-option" };
    options.push({ ...words, option: product === null ? words.option : refText(product.name, product.id) });
  }
  const sizes = use.sizes.map((size) => `size: ${escapeText(size, NAME_SIGNS)}`);
  // Beside a range, what is not stated is none: only a bare name has the group's own limits.
  const none = use.rule.min === undefined ? {} : { free: 0, distinct: null };
  const rule = ruleText({ ...group.terms, ...none, ...use.rule });
  return { text: `${group.ref} (${[rule, ...sizes, ...optionTexts(options)].join(", ")})` };
}

function wireOf(use: GroupWords, entry: JsonObject, context: MenuContext): readonly JsonObject[] {
  const { groups: index } = context;
  const group = index.find(readRef(use.group));
  if (group === null || group === "ambiguous" || group.id === null) return [];
  const { id } = group;
  const options = use.options.flatMap(({ option, isOffered, price, max, preset }): JsonObject[] => {
    const ref = readRef(option);
    const product = index.product(ref, id);
    const productId = product === null || product === "ambiguous" ? index.coming(ref) : product.id;
    if (productId == null) return [];
    return [
      {
        product_id: productId,
        ...(isOffered === false ? { offered: false } : {}),
        ...(price === undefined ? {} : { price: Number(price) }),
        ...(max === undefined ? {} : { max }),
        ...(preset === undefined ? {} : { preset }),
      },
    ];
  });
  const sizes = sizeIds(use.sizes, entry, context);
  return [
    {
      group_id: id,
      ...ownRule(use.rule, group),
      ...(sizes.length === 0 ? {} : { variation_ids: sizes }),
      ...(options.length === 0 ? {} : { options }),
    },
  ];
}

function ownRule(rule: Partial<ChoiceRule>, { terms }: IndexedGroup): JsonObject {
  const stated = { free: 0, distinct: null, ...rule };
  const own: Record<string, number | null> = {};
  for (const key of ["min", "max", "free", "distinct"] as const) {
    const value = stated[key];
    if (value !== undefined && value !== terms[key]) own[key] = value;
  }
  return own;
}

function sizeIds(names: readonly string[], entry: JsonObject, context: MenuContext): readonly number[] {
  const wanted = new Set(names.map(nameKey));
  return objectsIn(entry["variations"])
    .filter((size) => wanted.has(nameKey(bareSize(size, context))))
    .map(({ id }) => idIn(id));
}
