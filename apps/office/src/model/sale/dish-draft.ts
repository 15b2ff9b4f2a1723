import { requestLineFromWire, requestLineToWire, type WireRequestLine } from "@skatert/contract";
import {
  type Choice,
  type ChoiceRefusal,
  checkChoices,
  chosenOption,
  type DishGroup,
  type DishOption,
  flatCounts,
  inSheetOrder,
  isHalves,
  type LineRequest,
  type NotOffered,
  optionIn,
  type Product,
  type ProductId,
  resolveGroups,
  type SupplementChoice,
  settleChoices,
  settledLine,
  startingChoices,
  type VariationId,
} from "@skatert/domain";
import type { Sale } from "./sale.ts";

/** A dish that staff choose. `quantity`: pieces, portions, or grams of a weighed dish. */
export interface DishDraft {
  readonly productId: number;
  readonly variationId: VariationId | null;
  readonly quantity: number;
  readonly choices: readonly Choice[];
  /** Supplements outside groups, for one unit of the dish. */
  readonly extras: readonly SupplementChoice[];
  /** "": none. */
  readonly note: string;
}

type Menu = Pick<Sale, "catalog">;

/** The dish as its sheet begins: the first size on sale, and the presets. Null: the menu lacks it. */
export function startDish({ catalog }: Menu, productId: number): DishDraft | null {
  const product = catalog.products.get(productId);
  if (product === undefined) return null;
  const size = product.variations.find(({ inStock }) => inStock) ?? product.variations[0];
  return sizedDish(
    { catalog },
    { productId, variationId: null, quantity: product.initialQuantity, choices: [], extras: [], note: "" },
    size?.id ?? null,
  );
}

/** The dish in another size, with the presets of that size. */
export function sizedDish(menu: Menu, draft: DishDraft, variationId: VariationId | null): DishDraft {
  const sized = { ...draft, variationId };
  return { ...sized, choices: startingChoices(groupsOf(menu, sized), isOnSale(menu)) };
}

/** A dish of an earlier order, with what the menu still offers of it. Null: the menu lacks the dish. */
export function dishFromLine(menu: Menu, line: WireRequestLine): DishDraft | null {
  const { variationId, quantity, note = "", ...asked } = requestLineFromWire(line);
  const started = startDish(menu, asked.productId);
  if (started === null) return null;
  const dish = { ...started, variationId, quantity, note };
  const { choices, loose } = settleChoices(groupsOf(menu, dish), asked, isOnSale(menu));
  return { ...dish, choices, extras: loose };
}

/** Whether anything can be chosen for the dish besides its quantity and its note. */
export function hasChoices(menu: Menu, draft: DishDraft): boolean {
  const sizes = menu.catalog.products.get(draft.productId)?.variations ?? [];
  return sizes.length > 1 || groupsOf(menu, draft).length > 0 || extrasOf(menu, draft).length > 0;
}

/** The groups of the dish in its size, in the order of its sheet. */
export function groupsOf({ catalog }: Menu, { productId, variationId }: DishDraft): readonly DishGroup[] {
  const product = catalog.products.get(productId);
  return product === undefined ? [] : inSheetOrder(resolveGroups({ product, variationId }, catalog));
}

/** Units of an option; an only option of a group that takes one replaces the other. */
export function withOption(menu: Menu, draft: DishDraft, group: DishGroup, { option, count }: ChosenCount): DishDraft {
  const isOther = ({ groupId, id }: Choice) => groupId !== group.id || id !== option.id;
  const others = draft.choices
    .filter(isOther)
    .filter(({ groupId }) => !(count > 0 && isSingle(group) && groupId === group.id));
  if (count <= 0) return { ...draft, choices: others };
  return { ...draft, choices: [...others, chosenOption(group, option, count, isOnSale(menu))] };
}

interface ChosenCount {
  readonly option: DishOption;
  readonly count: number;
}

/** Whether a group takes one unit, as a choice between its options. */
export function isSingle({ kind, max, min }: DishGroup): boolean {
  return max === 1 && (min === 1 || isHalves(kind));
}

export function countOf({ choices }: DishDraft, group: DishGroup, option: DishOption): number {
  return choices.find(({ groupId, id }) => groupId === group.id && id === option.id)?.count ?? 0;
}

/** The supplements that the dish is sold with outside groups. */
export function extrasOf({ catalog }: Menu, { productId }: DishDraft): readonly Product[] {
  const refs = catalog.products.get(productId)?.supplements ?? [];
  return refs.flatMap(({ id }) => catalog.products.get(id) ?? []);
}

export function withExtra(draft: DishDraft, id: ProductId, count: number): DishDraft {
  const others = draft.extras.filter((extra) => extra.id !== id);
  return { ...draft, extras: count > 0 ? [...others, { id, count }] : others };
}

/** What is still to choose, or too much; null: the dish can be sold so. */
export function draftFault(menu: Menu, draft: DishDraft): ChoiceRefusal | NotOffered | null {
  return checkChoices(groupsOf(menu, draft), draft.choices, () => null);
}

/** The dish in words: name, size, options. */
export function draftWords(
  menu: Menu,
  draft: DishDraft,
): { readonly name: string; readonly details: readonly string[] } {
  const product = menu.catalog.products.get(draft.productId);
  const size = product?.variations.find(({ id }) => id === draft.variationId);
  const chosen = groupsOf(menu, draft).flatMap((group) =>
    draft.choices
      .filter(({ groupId }) => groupId === group.id)
      .flatMap(({ id, count }) => counted(optionIn(group, id)?.name, count)),
  );
  const sizes = size?.attributes.map(({ option }) => option) ?? [];
  const extras = draft.extras.flatMap(({ id, count }) => counted(menu.catalog.products.get(id)?.name, count));
  return { name: product?.name ?? "", details: [...sizes, ...chosen, ...extras] };
}

/** The dish as the server's calls take it. */
export function itemOf(menu: Menu, draft: DishDraft) {
  return requestLineToWire(requestOf(menu, draft));
}

function counted(name: string | undefined, count: number): readonly string[] {
  if (name === undefined) return [];
  return [count > 1 ? `${name} × ${count}` : name];
}

function requestOf({ catalog }: Menu, { note, choices, extras, ...dish }: DishDraft): LineRequest {
  const product = catalog.products.get(dish.productId);
  const words = note.trim();
  const asked = { ...dish, supplements: extras, ...(words === "" ? {} : { note: words }) };
  if (product === undefined || product.groups.length === 0) return asked;
  const groups = resolveGroups({ product, variationId: dish.variationId }, catalog);
  const supplements = [...extras, ...flatCounts(choices)];
  return settledLine({ ...asked, supplements, choices }, product, groups, isOnSale({ catalog }));
}

/** Steps of a quantity: of a weighed dish in grams. */
export function quantityGrid(product: Product | undefined): {
  readonly least: number;
  readonly step: number;
  readonly isByWeight: boolean;
} {
  if (product === undefined) return { least: 1, step: 1, isByWeight: false };
  return { least: product.initialQuantity, step: product.step, isByWeight: product.measure.kind === "grams" };
}

function isOnSale({ catalog }: Menu) {
  return ({ id }: DishOption) => catalog.products.get(id)?.inStock === true;
}
