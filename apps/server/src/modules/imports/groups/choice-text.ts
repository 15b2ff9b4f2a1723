import { GROUP_KINDS } from "@skatert/contract";
import type { GroupKind } from "@skatert/domain";
import type { JsonObject } from "../../../shop/documents/json.ts";
import { objectsIn } from "../menu/json-fields.ts";
import type { MenuContext } from "../menu/menu-context.ts";
import { nameKey } from "../menu/name-index.ts";
import { escapeText, unescapeText } from "../values/listed-text.ts";
import type { IndexedGroup, IndexedOption } from "./group-index.ts";
import { NAME_SIGNS, nameAndRule, outerParts, readRule, ruleText } from "./group-text.ts";
import { bareSize } from "./groups-field.ts";
import { readRef, refText } from "./refs.ts";

/** A group of options as one text: "add (0–4, 1 free): Кетчуп [901], Сырный [902] (max: 2, price: 60)". */
export function choiceTextOf({ terms, options }: IndexedGroup, context: MenuContext): string {
  const listed = options.map((option) => optionText(option, context));
  return joined(terms, listed);
}

function joined(terms: IndexedGroup["terms"], options: readonly string[]): string {
  return `${terms.kind} (${ruleText(terms)})${options.length === 0 ? "" : `: ${options.join(", ")}`}`;
}

function optionText({ productId, variationId, price, max, preset }: IndexedOption, context: MenuContext): string {
  const product = context.groups.product({ id: productId, outer: null, name: "" }, null);
  const known = product === null || product === "ambiguous" ? null : product;
  const size = objectsIn(known?.product["variations"]).find(({ id }) => Number(id) === variationId);
  return textOfOption({
    option: refText(known?.name ?? "", productId),
    price,
    max,
    preset,
    size: size === undefined ? "" : bareSize(size, context),
  });
}

export interface OptionParts {
  /** In canonical form. */
  readonly option: string;
  readonly price: string;
  readonly max: number;
  readonly preset: number;
  readonly size: string;
}

/** An option in the text of its group. */
export function textOfOption({ option, price, max, preset, size }: OptionParts): string {
  const parts = [
    ...(max === 1 ? [] : [`max: ${max}`]),
    ...(preset === 0 ? [] : [`preset: ${preset}`]),
    ...(price === "" ? [] : [`price: ${price}`]),
    ...(size === "" ? [] : [`size: ${escapeText(size, NAME_SIGNS)}`]),
  ];
  return parts.length === 0 ? option : `${option} (${parts.join(", ")})`;
}

export function textOfChoice(terms: IndexedGroup["terms"], options: readonly OptionParts[]): string {
  return joined(terms, options.map(textOfOption));
}

interface ReadChoice {
  readonly terms: IndexedGroup["terms"];
  readonly options: readonly OptionParts[];
}

/** A canonical text of a group. */
export function readChoice(text: string): ReadChoice {
  const [head = "", ...rest] = outerParts(text, ":");
  const [kind, rule] = nameAndRule(head);
  const limits = readRule(rule ?? "")?.rule ?? {};
  return {
    terms: { kind: kindOf(kind) ?? "add", min: 0, max: 1, free: 0, distinct: null, ...limits },
    options: outerParts(rest.join(":"), ",").map((part) => {
      const [option, inside] = nameAndRule(part);
      const stated = new Map(
        outerParts(inside ?? "", ",").map((each) => {
          const [key = "", ...value] = outerParts(each, ":");
          return [key, unescapeText(value.join(":"))] as const;
        }),
      );
      return {
        option,
        price: stated.get("price") ?? "",
        max: Number(stated.get("max") ?? 1),
        preset: Number(stated.get("preset") ?? 0),
        size: stated.get("size") ?? "",
      };
    }),
  };
}

/** A text of an earlier import with the numbers that its groups' options have here by now. */
export function settledChoice(text: string, context: MenuContext): string {
  const { terms, options } = readChoice(text);
  const settled = options.map((parts) => {
    const product = context.groups.product(readRef(parts.option), null);
    return product === null || product === "ambiguous"
      ? parts
      : { ...parts, option: refText(product.name, product.id) };
  });
  return textOfChoice(terms, settled);
}

export function kindOf(text: string): GroupKind | null {
  return GROUP_KINDS.find((kind) => kind === text) ?? null;
}

/**
 * `choice` of a section by a canonical text. In a branch's menu an option keeps the price that it has there; `own`: the
 * options of this menu before. Options that are not in the shop are left out.
 */
export function wireChoice(text: string, context: MenuContext, own: readonly JsonObject[] | null): JsonObject {
  const { terms, options } = readChoice(text);
  const { kind, min, max, free, distinct } = terms;
  return {
    kind,
    min,
    max,
    ...(free === 0 ? {} : { free }),
    ...(distinct === null ? {} : { distinct }),
    options: options.flatMap((parts): JsonObject[] => {
      const ref = readRef(parts.option);
      const product = context.groups.product(ref, null);
      const known = product === null || product === "ambiguous" ? null : product;
      const id = known?.id ?? context.groups.coming(ref) ?? null;
      if (id === null) return [];
      const before = own?.find((option) => Number(option["product_id"]) === id);
      const price = before === undefined ? (parts.price === "" ? undefined : Number(parts.price)) : before["price"];
      const size = objectsIn(known?.product["variations"]).find(
        (each) => parts.size !== "" && nameKey(bareSize(each, context)) === nameKey(parts.size),
      );
      return [
        {
          product_id: id,
          ...(size === undefined ? {} : { variation_id: size["id"] ?? null }),
          ...(price === undefined ? {} : { price }),
          ...(parts.max === 1 ? {} : { max: parts.max }),
          ...(parts.preset === 0 ? {} : { preset: parts.preset }),
        },
      ];
    }),
  };
}
