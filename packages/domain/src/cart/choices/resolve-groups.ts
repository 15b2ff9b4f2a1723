import type {
  Catalog,
  CategoryId,
  ChoiceGroup,
  ChoiceOption,
  ChoiceRule,
  GroupId,
  GroupKind,
  GroupUse,
  Product,
  ProductId,
  Variation,
  VariationId,
} from "../../catalog/types.ts";
import { type Money, zero } from "../../money/money.ts";

/** A dish at a size; without sizes, or before one is chosen, `variationId` is null. */
export interface SizedDish {
  readonly product: Product;
  readonly variationId: VariationId | null;
}

/** An option as a dish of this size has it. */
export interface DishOption {
  readonly id: ProductId;
  readonly name: string;
  readonly variationId: VariationId | null;
  /** Of a dish of a set, in words. Absent: it has no sizes. */
  readonly size?: string;
  /** Of one unit. */
  readonly price: Money;
  readonly max: number;
  readonly preset: number;
  /** For free limits; empty for a removal, a part of a set and a half. */
  readonly categoryIds: readonly CategoryId[];
  /** What it costs as a dish of this size, which a dish of halves is priced by. */
  readonly alone: Pick<Product, "price" | "regularPrice">;
  /** Its own groups, of a dish of a set; sets end at one level (MENU-12). */
  readonly groups: readonly DishGroup[];
}

/** A group as a dish of this size has it. */
export interface DishGroup<Option extends DishOption = DishOption> extends ChoiceRule {
  readonly id: GroupId;
  readonly name: string;
  readonly kind: GroupKind;
  readonly options: readonly Option[];
}

export type GroupMenu = Pick<Catalog, "products" | "groups" | "categoryIdsOf">;

/**
 * The groups of a dish at a size, in the order of its sheet, with the limits, options and prices that hold for it. Sheet,
 * prices and checks all read them here (MENU-2, MENU-6, MENU-9).
 */
export function resolveGroups({ product, variationId }: SizedDish, menu: GroupMenu): readonly DishGroup[] {
  const size = sizeOf(product, variationId);
  return product.groups.flatMap((use) => {
    const group = menu.groups.get(use.groupId);
    const isOfSize = use.variationIds.length === 0 || (size !== null && use.variationIds.includes(size.id));
    return group !== undefined && isOfSize ? [groupOf(group, use, size, menu)] : [];
  });
}

export function isHalves(kind: GroupKind): boolean {
  return kind === "halves-average" || kind === "halves-dearest";
}

function groupOf(group: ChoiceGroup, use: GroupUse, size: Variation | null, menu: GroupMenu): DishGroup {
  const { groupId: id, variationIds: _, options: uses, ...stated } = use;
  const useOf = new Map(uses.map((each) => [each.productId, each]));
  const options = group.options.flatMap((option) => {
    const { offered = true, ...own } = useOf.get(option.productId) ?? {};
    const product = menu.products.get(option.productId);
    return product !== undefined && offered ? optionOf(product, { ...option, ...own }, { group, size, menu }) : [];
  });
  return { ...group, ...stated, id, options };
}

interface Place {
  readonly group: ChoiceGroup;
  readonly size: Variation | null;
  readonly menu: GroupMenu;
}

function optionOf(
  product: Product,
  option: ChoiceOption,
  { group: { kind }, size, menu }: Place,
): readonly DishOption[] {
  const sized = option.variationId === null ? sameSize(product, size) : sizeOf(product, option.variationId);
  // A half that is not made in the size of the dish cannot be a half of it (MENU-10).
  if (isHalves(kind) && sized === null && product.variations.length > 0) return [];
  const { price, regularPrice } = sized ?? product;
  const variationId = sized?.id ?? null;
  return [
    {
      id: product.id,
      name: product.name,
      variationId,
      ...(kind === "set" && sized !== null ? { size: sized.attributes.map((each) => each.option).join(", ") } : {}),
      price: option.price ?? (kind === "set" || isHalves(kind) ? zero : price),
      max: option.max,
      preset: option.preset,
      categoryIds: kind === "add" ? [...(menu.categoryIdsOf.get(product.id) ?? [])] : [],
      alone: { price, regularPrice },
      groups: kind === "set" ? partGroups({ product, variationId }, menu) : [],
    },
  ];
}

function partGroups({ product, variationId }: SizedDish, menu: GroupMenu): readonly DishGroup[] {
  const groups = product.groups.filter(({ groupId }) => menu.groups.get(groupId)?.kind !== "set");
  return resolveGroups({ product: { ...product, groups }, variationId }, menu);
}

/** The size of an option that is named like the size of the dish, whatever the page's language (MENU-6). */
function sameSize({ variations }: Product, size: Variation | null): Variation | null {
  if (size === null) return null;
  return variations.find(({ sizeNames }) => sizeNames.some((name) => size.sizeNames.includes(name))) ?? null;
}

export function sizeOf({ variations }: Product, variationId: VariationId | null): Variation | null {
  return variations.find(({ id }) => id === variationId) ?? null;
}

/** The option of a group by its product. */
export function optionIn<Option extends DishOption>(group: DishGroup<Option>, id: ProductId): Option | undefined {
  return group.options.find((option) => option.id === id);
}

/** Groups in the order of the sheet: what must be chosen before what is already chosen, and that before the rest. */
export function inSheetOrder<Group extends DishGroup>(groups: readonly Group[]): readonly Group[] {
  const rank = ({ min, options }: DishGroup) => (min === 0 ? 2 : options.some(({ preset }) => preset > 0) ? 1 : 0);
  return groups.toSorted((a, b) => rank(a) - rank(b));
}
