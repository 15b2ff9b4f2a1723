import type { GroupKind } from "../../catalog/types.ts";
import { addMoney, type Money, maxMoney, scaleMoney } from "../../money/money.ts";
import type { CartSupplement, Choice, FreeUnits } from "../types.ts";
import { type DishGroup, type DishOption, isHalves } from "./resolve-groups.ts";
import type { SoldChoice } from "./types.ts";

/** The chosen units of a line as pricing and stock take them, flat, and which of them its groups give free. */
export interface ChoiceUnits {
  readonly supplements: readonly CartSupplement[];
  readonly freeUnits: readonly FreeUnits[];
}

/** A choice beside its group and option. */
interface Found {
  readonly choice: Choice;
  readonly group: DishGroup;
  readonly option: DishOption;
}

/** Choices in the order of the sheet, without those that no group offers. */
function found(groups: readonly DishGroup[], choices: readonly Choice[]): readonly Found[] {
  return groups.flatMap((group) =>
    group.options.flatMap((option) =>
      choices
        .filter(({ groupId, id }) => groupId === group.id && id === option.id)
        .map((choice) => ({ choice, group, option })),
    ),
  );
}

/** How many units a group gives free: only what is added to a dish can be. */
export function freeUnitsOf({ kind, free }: Pick<DishGroup, "kind" | "free">): number {
  return kind === "add" ? free : 0;
}

/** The units of settled choices for one unit of the dish; those of a set's dish are multiplied by its count. */
export function choiceUnits(groups: readonly DishGroup[], choices: readonly Choice[]): ChoiceUnits {
  const supplements: CartSupplement[] = [];
  const freeUnits: FreeUnits[] = [];
  const add = (of: readonly DishGroup[], list: readonly Choice[], times: number, path: string) => {
    for (const group of of) {
      const free = freeUnitsOf(group);
      if (free > 0) freeUnits.push({ group: `${path}${group.id}`, quantity: free * times });
    }
    found(of, list).forEach(({ choice, group, option }, index) => {
      const count = choice.count * times;
      supplements.push(unitOf(option, group.kind, `${path}${group.id}`, count));
      if (choice.choices !== undefined) add(option.groups, choice.choices, count, `${path}${group.id}.${index}/`);
    });
  };
  add(groups, choices, 1, "");
  return { supplements, freeUnits };
}

function unitOf(
  { id, name, price, categoryIds, variationId }: DishOption,
  kind: GroupKind,
  group: string,
  count: number,
): CartSupplement {
  return {
    id,
    count,
    name,
    price,
    categoryIds,
    group,
    ...(kind === "remove" ? { removes: true } : {}),
    ...(variationId === null ? {} : { variationId }),
  };
}

/** Price of a dish by its two halves: of the dearer one or the average, half up (MENU-10). Null: not two halves. */
export function halvesPrice(
  groups: readonly DishGroup[],
  choices: readonly Choice[],
  of: keyof DishOption["alone"],
): Money | null {
  const group = groups.find(({ kind }) => isHalves(kind));
  if (group === undefined) return null;
  const halves = found([group], choices).flatMap(({ choice: { count }, option: { alone } }) =>
    Array.from({ length: Math.min(count, 2) }, () => alone[of]),
  );
  const [first, second] = halves;
  if (first === undefined || second === undefined || halves.length > 2) return null;
  return group.kind === "halves-dearest" ? maxMoney(first, second) : scaleMoney(addMoney(first, second), 1, 2);
}

/** Settled choices in words, for a quote and an order. */
export function soldChoices(groups: readonly DishGroup[], choices: readonly Choice[]): readonly SoldChoice[] {
  return found(groups, choices).map(({ choice, group, option }) => ({
    groupId: group.id,
    group: group.name,
    kind: group.kind,
    id: option.id,
    variationId: option.variationId,
    name: option.name,
    ...(option.size === undefined ? {} : { size: option.size }),
    count: choice.count,
    price: option.price,
    choices: soldChoices(option.groups, choice.choices ?? []),
  }));
}
