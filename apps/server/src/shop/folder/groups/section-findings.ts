import { foundText } from "@skatert/contract";
import { type ChoiceGroup, isHalves, isHiddenInMenu, type Product, type ProductId } from "@skatert/domain";
import { type Finding, faultAt, warningAt } from "../check/finding.ts";
import type { FaultCause, GroupFaultValues } from "../fault.ts";
import { type GroupMenu, type GroupSection, objectsIn } from "./group-menu.ts";
import { type LimitedGroup, type LimitFault, limitFaults } from "./limit-faults.ts";

/** Faults of a group itself, whatever dish uses it. */
export function sectionFindings(section: GroupSection, menu: GroupMenu): readonly Finding[] {
  const { file } = menu;
  return [
    ...placeFault(section, menu),
    ...limitFaults(limitsOf(section.group, menu)).map((fault) => limitFinding(section, file, fault)),
    ...repeatedOptions(section, file),
    ...strangeSizes(section, menu),
    ...setsWithin(section, menu),
    ...dearRemovals(section, menu),
  ];
}

/** The group's own limits over the options that the menu has. */
export function limitsOf({ options, ...rule }: ChoiceGroup, { catalog }: GroupMenu): LimitedGroup {
  const offered = options.filter(({ productId }) => catalog.products.has(productId));
  return { ...rule, options: offered.map(({ productId, max, preset }) => ({ id: productId, max, preset })) };
}

export function limitFinding(section: GroupSection, file: string, { at, message, ...limit }: LimitFault): Finding {
  const field = typeof at === "string" ? `${section.path}.choice.${at}` : `${optionPath(section, at.preset)}.preset`;
  return faultAt({ file, path: field }, message, limitCause(limit, { group: section.group.name }));
}

export function limitCause(
  { kind, limit, found }: Pick<LimitFault, "kind" | "limit" | "found">,
  names: GroupFaultValues,
): FaultCause {
  return { kind, values: { ...names, limit: String(limit), found: String(found) } };
}

/** The place of an option: its entry in `options`, else the product of the section. */
export function optionPath({ path, choice, wire }: GroupSection, id: ProductId): string {
  const { options } = choice;
  if (Array.isArray(options))
    return `${path}.choice.options[${objectsIn(options).findIndex((option) => Number(option["product_id"]) === id)}]`;
  return `${path}.products[${objectsIn(wire["products"]).findIndex((product) => Number(product["id"]) === id)}]`;
}

/** Options belong to the supplements; dishes that are chosen as parts are shown where the dish is, not in the menu. */
function placeFault(
  { path, group: { id, kind, name } }: GroupSection,
  { file, catalog }: GroupMenu,
): readonly Finding[] {
  if (catalog.supplementCategoryIds.has(id)) return [];
  const category = catalog.categoryById.get(id);
  const values = { group: name };
  if (kind === "add" || kind === "remove") {
    const message = `a section within «допы» for the kind ${kind}`;
    return [faultAt({ file, path: `${path}.choice.kind` }, message, { kind: "group-place", values })];
  }
  if (category === undefined || isHiddenInMenu(category, catalog)) return [];
  const message = `true for a group of the kind ${kind}`;
  return [faultAt({ file, path: `${path}.hide_category` }, message, { kind: "group-shown", values })];
}

function repeatedOptions({ path, choice, group }: GroupSection, file: string): readonly Finding[] {
  return repeatedEntries(objectsIn(choice["options"]).map((option) => String(option["product_id"]))).map(
    ({ index, first }) =>
      faultAt(
        { file, path: `${path}.choice.options[${index}].product_id` },
        `each option once in a group, found options[${first}] again`,
        { kind: "group-option-twice", values: { group: group.name } },
      ),
  );
}

export function repeatedEntries(values: readonly string[]): readonly { index: number; first: number }[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    return first < index ? [{ index, first }] : [];
  });
}

function strangeSizes(section: GroupSection, { file, catalog }: GroupMenu): readonly Finding[] {
  return section.group.options.flatMap(({ productId, variationId }) => {
    const product = catalog.products.get(productId);
    if (variationId === null || product === undefined || product.variations.some(({ id }) => id === variationId))
      return [];
    const message = `product ${productId} has no variation ${variationId}`;
    const values = { group: section.group.name, dish: product.name };
    return [
      faultAt({ file, path: `${optionPath(section, productId)}.variation_id` }, message, {
        kind: "group-size",
        values,
      }),
    ];
  });
}

/** A part of a set may have groups, but no parts of its own, and a half is a single dish (MENU-12). */
function setsWithin(section: GroupSection, menu: GroupMenu): readonly Finding[] {
  const { kind, options } = section.group;
  if (kind !== "set" && !isHalves(kind)) return [];
  return options.flatMap(({ productId }) => {
    const product = menu.catalog.products.get(productId);
    if (product === undefined || !isComposed(product, menu, isHalves(kind))) return [];
    const message = `${kind === "set" ? "a dish that is no set" : "a dish that is no set and has no halves"}, found ${foundText(product.name)}`;
    const values = { group: section.group.name, option: product.name };
    return [
      faultAt({ file: menu.file, path: optionPath(section, productId) }, message, { kind: "group-composed", values }),
    ];
  });
}

function isComposed({ groups, combo }: Product, { catalog }: GroupMenu, orHalves: boolean): boolean {
  if ((combo?.productIds ?? []).length > 0) return true;
  return groups.some(({ groupId }) => {
    const kind = catalog.groups.get(groupId)?.kind ?? "add";
    return kind === "set" || (orHalves && isHalves(kind));
  });
}

const removal = /^без\s/iu;

/** Leaving something out costs nothing (MENU-8). */
function dearRemovals(section: GroupSection, { file, catalog }: GroupMenu): readonly Finding[] {
  const { kind, options } = section.group;
  return options.flatMap(({ productId, price }) => {
    const product = catalog.products.get(productId);
    const costs = price ?? product?.price ?? 0;
    const isRemoval = kind === "remove" || (kind === "add" && removal.test(product?.name ?? ""));
    if (product === undefined || costs === 0 || !isRemoval) return [];
    const message = `the price 0, because ${foundText(product.name)} leaves something out, found ${costs / 100}`;
    return [warningAt({ file, path: optionPath(section, productId) }, message)];
  });
}
