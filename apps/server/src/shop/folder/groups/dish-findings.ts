import { foundText } from "@skatert/contract";
import { type DishGroup, type GroupUse, resolveGroups, sizeOf, type VariationId } from "@skatert/domain";
import type { JsonObject } from "../../documents/json.ts";
import { namesAt } from "../../documents/walk.ts";
import { type Finding, faultAt } from "../check/finding.ts";
import type { KnownNames } from "../known-names.ts";
import { type GroupDish, type GroupMenu, type GroupSection, objectsIn } from "./group-menu.ts";
import { type LimitFault, limitFaults, missingOffer } from "./limit-faults.ts";
import { limitCause, limitFinding, limitsOf, optionPath, repeatedEntries } from "./section-findings.ts";

/** A group of a dish, with its entry in `option_groups`. */
interface Use {
  readonly dish: GroupDish;
  /** "[0].products[2].option_groups[1]". */
  readonly path: string;
  readonly wire: JsonObject;
  readonly use: GroupUse;
  readonly section: GroupSection;
}

/** The group as the dish has it at a size; null for a dish without sizes. */
interface SizedGroup {
  readonly size: VariationId | null;
  readonly group: DishGroup;
}

/** Faults of a dish's groups, at each of its sizes. */
export function dishFindings(dish: GroupDish, menu: GroupMenu, known: KnownNames): readonly Finding[] {
  const { file } = menu;
  const entries = objectsIn(dish.wire["option_groups"]);
  return dish.product.groups.flatMap((use, index) => {
    const path = `${dish.path}.option_groups[${index}]`;
    const section = menu.sections.find(({ group }) => group.id === use.groupId);
    if (section === undefined) {
      const isElsewhere = known.category?.has(String(use.groupId)) ?? true;
      const message = `a section of this file with "choice", found ${use.groupId}`;
      const values = { group: String(use.groupId), dish: dish.product.name };
      const at = { file, path: `${path}.group_id` };
      return isElsewhere ? [faultAt(at, message, { kind: "group-missing", values })] : [];
    }
    const each: Use = { dish, path, wire: entries[index] ?? {}, use, section };
    const groups = sizedGroups(each, menu);
    return [
      ...repeatedUse(each, file, index),
      ...strangeSizes(each, file),
      ...strangeOptions(each, file, known),
      ...partsWithoutSize(each, groups, menu),
      ...limitsOfUse(each, groups, menu),
    ];
  });
}

function sizedGroups({ dish: { product }, use }: Use, { catalog }: GroupMenu): readonly SizedGroup[] {
  const sizes = product.variations.length === 0 ? [null] : product.variations.map(({ id }) => id);
  const dish = { ...product, groups: [use] };
  return sizes.flatMap((size) =>
    resolveGroups({ product: dish, variationId: size }, catalog).map((group) => ({ size, group })),
  );
}

/** A group may be listed again for other sizes. */
function repeatedUse({ dish: { product }, path, use, section }: Use, file: string, index: number): readonly Finding[] {
  const isAgain = ({ groupId, variationIds }: GroupUse) =>
    groupId === use.groupId &&
    (variationIds.length === 0 ||
      use.variationIds.length === 0 ||
      variationIds.some((id) => use.variationIds.includes(id)));
  const first = product.groups.findIndex(isAgain);
  if (first >= index) return [];
  const message = `each group once, found option_groups[${first}] again`;
  const values = { group: section.group.name, dish: product.name };
  return [faultAt({ file, path: `${path}.group_id` }, message, { kind: "group-twice", values })];
}

function strangeSizes({ dish: { product }, path, wire, section }: Use, file: string): readonly Finding[] {
  const field = `${path}.variation_ids`;
  const values = { group: section.group.name, dish: product.name };
  return namesAt({ path: field, value: wire["variation_ids"] ?? null })
    .filter(({ name }) => sizeOf(product, Number(name)) === null)
    .map((found) => {
      const message = `product ${product.id} has no variation ${found.name}`;
      return faultAt({ file, path: found.path }, message, { kind: "group-size", values });
    });
}

/** An entry has an effect only on an option of the group, and only the first one of an option. */
function strangeOptions(
  { dish, path, wire, section: { group } }: Use,
  file: string,
  { product: products }: KnownNames,
): readonly Finding[] {
  const ids = objectsIn(wire["options"]).map((option) => String(option["product_id"]));
  const place = (index: number) => ({ file, path: `${path}.options[${index}].product_id` });
  const values = { group: group.name, dish: dish.product.name };
  const isOption = (id: string) => group.options.some(({ productId }) => productId === Number(id));
  return [
    ...ids.flatMap((id, index) =>
      isOption(id) || products?.has(id) === false
        ? []
        : [
            faultAt(place(index), `an option of ${foundText(group.name)}, found ${id}`, {
              kind: "group-option",
              values,
            }),
          ],
    ),
    ...repeatedEntries(ids).map(({ index, first }) =>
      faultAt(place(index), `each option once, found options[${first}] again`, {
        kind: "group-option-twice",
        values,
      }),
    ),
  ];
}

/** A part of a set is cooked in one size. */
function partsWithoutSize({ dish: { product }, section }: Use, groups: readonly SizedGroup[], menu: GroupMenu) {
  return groups.flatMap(({ size, group: { kind, options } }) =>
    options.flatMap((option) => {
      const isSized = (menu.catalog.products.get(option.id)?.variations ?? []).length > 0;
      if (kind !== "set" || !isSized || option.variationId !== null) return [];
      const named = size === null ? `${foundText(product.name)} has no sizes` : `it has no ${sizeName(product, size)}`;
      const message = `is missing: the size of ${foundText(option.name)} in ${foundText(product.name)}, because ${named}`;
      const at = { file: menu.file, path: `${optionPath(section, option.id)}.variation_id` };
      const names = { group: section.group.name, dish: product.name, option: option.name };
      const values = { ...names, ...(size === null ? {} : { size: plainSize(product, size) }) };
      return [faultAt(at, message, { kind: "group-part-size", values })];
    }),
  );
}

/** Limits that no guest can keep. Those of the group itself are told once, at its section. */
function limitsOfUse(each: Use, groups: readonly SizedGroup[], menu: GroupMenu): readonly Finding[] {
  const told = new Set(limitFaults(limitsOf(each.section.group, menu)).map(({ message }) => message));
  const faults = groups.flatMap(({ group }) => limitFaults(group)).filter(({ message }) => !told.has(message));
  return [...faults.map((fault) => findingOfUse(each, menu.file, fault)), ...unreachedMinimum(each, groups, menu)];
}

function unreachedMinimum(each: Use, groups: readonly SizedGroup[], menu: GroupMenu): readonly Finding[] {
  const { section, dish } = each;
  const short = groups.flatMap(({ size, group }) => {
    const allowed = missingOffer(group);
    return allowed === null ? [] : [{ size, allowed, min: group.min }];
  });
  const [first] = short;
  if (first === undefined) return [];
  const { allowed, min } = first;
  const limit = { at: "min", kind: "group-min-above-offer", limit: allowed, found: min } as const;
  const own = limitsOf(section.group, menu);
  if (missingOffer(own) === allowed && own.min === min) {
    const message = `a minimum of at most ${allowed}, which the options allow, found ${min}`;
    return [limitFinding(section, menu.file, { ...limit, message })];
  }
  const sizes = short.flatMap(({ size }) => size ?? []);
  const isAtAll = sizes.length === dish.product.variations.length;
  const at = isAtAll ? "" : ` at ${sizes.map((size) => sizeName(dish.product, size)).join(", ")}`;
  const size = isAtAll ? {} : { size: sizes.map((each) => plainSize(dish.product, each)).join(", ") };
  const message = `a minimum of at most ${allowed}, which the options of ${foundText(section.group.name)} allow${at}, found ${min}`;
  return [findingOfUse(each, menu.file, { ...limit, message }, size)];
}

/** At the field of the dish that states the value, else at the dish's entry. */
function findingOfUse(
  { path, wire, dish, section }: Use,
  file: string,
  { at, message, ...limit }: LimitFault,
  size: { readonly size?: string } = {},
): Finding {
  const cause = limitCause(limit, { group: section.group.name, dish: dish.product.name, ...size });
  if (at === "min" && wire["min"] !== undefined) return faultAt({ file, path: `${path}.min` }, message, cause);
  if (typeof at === "string") return faultAt({ file, path }, message, cause);
  const index = objectsIn(wire["options"]).findIndex((option) => Number(option["product_id"]) === at.preset);
  return faultAt({ file, path: index < 0 ? path : `${path}.options[${index}].preset` }, message, cause);
}

function sizeName(product: Parameters<typeof sizeOf>[0], id: VariationId): string {
  return foundText(plainSize(product, id));
}

function plainSize(product: Parameters<typeof sizeOf>[0], id: VariationId): string {
  const names = sizeOf(product, id)?.attributes.map(({ option }) => option);
  return names?.join(", ") ?? String(id);
}
