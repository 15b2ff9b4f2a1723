import { type ForeignNote, type ForeignOption, type ForeignUse, note, option } from "../foreign-menu.ts";

/** A modifier of iiko in a group, from either of its menus. */
export interface IikoChild {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  /** Null: no limit of its own. */
  readonly max: number | null;
  readonly preset: number;
  readonly free: number;
  /** Not shown and not printed while its count is the preset: an ingredient of the dish. */
  readonly isHidden: boolean;
  /** Its count does not follow that of the dish. */
  readonly isIndependent: boolean;
  /** Null: it is not for sale. */
  readonly price: number | null;
  readonly sizePrices: ReadonlyMap<string, number>;
}

export interface IikoGroup {
  readonly id: string | null;
  readonly name: string;
  readonly min: number;
  readonly max: number | null;
  readonly free: number;
  readonly sizes: readonly string[];
  readonly children: readonly IikoChild[];
}

/** The group in which what may be left out is listed. */
const REMOVALS = "Убрать";

/**
 * A group of iiko as groups of this shop. A child's minimum becomes a preset, an ingredient that is hidden by default
 * becomes a removal, and a child with free units gets a group of its own.
 */
export function iikoUses(group: IikoGroup): {
  readonly uses: readonly ForeignUse[];
  readonly notes: readonly ForeignNote[];
} {
  const about = { group: group.name };
  const notes: ForeignNote[] = [];
  const sold = group.children.filter(({ price, name }) => {
    if (price === null) notes.push(note("no-price", { ...about, option: name }));
    return price !== null;
  });
  const independent = sold.find(({ isIndependent }) => isIndependent);
  if (independent !== undefined)
    notes.push(note("line-quantity", { ...about, option: independent.name, is_impossible: true }));
  const [ingredients, choices] = [sold.filter(isIngredient), sold.filter((child) => !isIngredient(child))];
  const added = [...choices, ...ingredients.flatMap(moreOf)];
  const [paid, ofTheirOwn] = splitFree({ ...group, children: added }, notes);
  const raised = paid.reduce((sum, { min }) => sum + min, 0);
  for (const { name } of paid.filter(({ min }) => min > 0))
    notes.push(note("child-minimum", { ...about, option: name }));
  const shared: ForeignUse = {
    ...groupUse(group),
    min: Math.max(group.min - presetsOf(ingredients), raised, 0),
    max: group.max === null ? null : Math.max(group.max - presetsOf(ingredients), 0),
    free: group.free,
    options: paid.map(optionOf),
  };
  const removals: ForeignUse = {
    ...groupUse(group),
    id: null,
    name: REMOVALS,
    kind: "remove",
    options: ingredients.map(({ id, name }) =>
      option({ id: `without-${id}`, name: `Без: ${name.slice(0, 1).toLowerCase()}${name.slice(1)}` }),
    ),
  };
  const uses = [shared, ...ofTheirOwn, removals].filter(({ options, min }) => options.length > 0 || min > 0);
  return { uses, notes };
}

function groupUse({ id, name, sizes }: IikoGroup): ForeignUse {
  return { id, name, kind: "add", min: 0, max: null, distinct: null, free: 0, sizes, options: [] };
}

function isIngredient({ isHidden, preset, min, price, sizePrices }: IikoChild): boolean {
  return isHidden && preset >= 1 && min === 0 && price === 0 && sizePrices.size === 0;
}

function presetsOf(children: readonly IikoChild[]): number {
  return children.reduce((sum, { preset }) => sum + preset, 0);
}

/** An ingredient of which a guest may have more than the dish contains. */
function moreOf(child: IikoChild): readonly IikoChild[] {
  return child.max !== null && child.max > child.preset ? [{ ...child, max: child.max - child.preset, preset: 0 }] : [];
}

function optionOf({ id, name, price, sizePrices, max, preset, min }: IikoChild): ForeignOption {
  return option({ id, name, price: price ?? 0, sizePrices, max, preset: Math.max(preset, min) });
}

/**
 * Children with free units of their own, each in a group of one option. Impossible if a maximum of the whole group binds
 * them, because two groups have no common maximum.
 */
function splitFree(group: IikoGroup, notes: ForeignNote[]): readonly [readonly IikoChild[], readonly ForeignUse[]] {
  const own = group.children.filter(({ free }) => free > 0);
  if (own.length === 0) return [group.children, []];
  const most = group.children.reduce((sum, { max }) => (max === null ? Number.POSITIVE_INFINITY : sum + max), 0);
  const isBound = group.max !== null && most > group.max;
  if (isBound || group.min > 0)
    for (const { name } of own)
      notes.push(note("free-option", { group: group.name, option: name, is_impossible: true }));
  return [
    group.children.filter(({ free }) => free === 0),
    own.map(
      (child): ForeignUse => ({
        ...groupUse(group),
        id: group.id === null ? null : `${group.id}-${child.id}`,
        name: child.name,
        min: child.min,
        max: child.max,
        free: child.free,
        options: [optionOf(child)],
      }),
    ),
  ];
}
