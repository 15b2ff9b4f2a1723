import type { Product, ProductId } from "../../catalog/types.ts";
import { mergeSupplements } from "../line-key.ts";
import type { Choice, LineRequest, SupplementChoice } from "../types.ts";
import { type DishGroup, type DishOption, optionIn } from "./resolve-groups.ts";

/** What is chosen for one unit of a dish, in its groups and outside them. */
export interface SettledChoices {
  readonly choices: readonly Choice[];
  readonly loose: readonly SupplementChoice[];
}

export type IsOffered = (option: DishOption, group: DishGroup) => boolean;

type Wish = Pick<LineRequest, "supplements" | "choices">;

/**
 * The choices of a line in its dish's groups (MENU-5). Stated choices are complete. A client that knows no groups sends
 * only supplements: each unit goes first into a group below its minimum, then into one with room, in the dish's order,
 * and a group that gets none is filled with its presets, if they cost nothing, are offered now and keep the rule.
 */
export function settleChoices(groups: readonly DishGroup[], wish: Wish, isOffered: IsOffered): SettledChoices {
  if (wish.choices !== undefined) {
    const choices = wish.choices.map((choice) => settleChoice(choice, groups, isOffered));
    return { choices, loose: outsideGroups(wish.supplements, choices) };
  }
  const { placed, loose } = place(wish.supplements, groups);
  const chosen = groups.flatMap((group) => placed.get(group) ?? presetsOf(group, isOffered));
  return { choices: chosen.map((choice) => settleChoice(choice, groups, isOffered)), loose };
}

/** A choice with the size of its option, and, for a dish of a set, with choices of its own. */
function settleChoice(choice: Choice, groups: readonly DishGroup[], isOffered: IsOffered): Choice {
  const group = groups.find(({ id }) => id === choice.groupId);
  const option = group && optionIn(group, choice.id);
  if (option === undefined) return choice;
  const variationId = choice.variationId ?? option.variationId;
  if (group?.kind !== "set") return { ...choice, variationId };
  const wish = { supplements: [], ...(choice.choices === undefined ? {} : { choices: choice.choices }) };
  const { choices } = settleChoices(option.groups, wish, isOffered);
  return { ...choice, variationId, choices };
}

/** What the sheet of a dish begins with: the presets that can be had, also those that cost. */
export function startingChoices(groups: readonly DishGroup[], isOffered: IsOffered): readonly Choice[] {
  return groups.flatMap((group) =>
    group.options
      .filter((option) => option.preset > 0 && isOffered(option, group))
      .map((option) => chosenOption(group, option, Math.min(option.preset, option.max), isOffered)),
  );
}

/** An option as chosen, a dish of a set with the presets of its own groups. */
export function chosenOption(group: DishGroup, option: DishOption, count: number, isOffered: IsOffered): Choice {
  const { id, variationId } = option;
  const inner = group.kind === "set" ? { choices: startingChoices(option.groups, isOffered) } : {};
  return { groupId: group.id, id, count, variationId, ...inner };
}

/** Supplements less the units that the choices name. */
export function outsideGroups(
  supplements: readonly SupplementChoice[],
  choices: readonly CountedChoice[],
): readonly SupplementChoice[] {
  const named = flatCounts(choices).map(({ id, count }) => ({ id, count: -count }));
  return mergeSupplements([...supplements, ...named]);
}

/**
 * A line as a client that knows groups sends it: with its choices, and with every chosen unit among its supplements. A
 * dish without groups keeps its line as it is. `groups`: of the dish at the line's size (`resolveGroups`).
 */
export function settledLine(
  request: LineRequest,
  product: Product,
  groups: readonly DishGroup[],
  isOffered: IsOffered,
): LineRequest {
  if (product.groups.length === 0 && request.choices === undefined) return request;
  const { choices, loose } = settleChoices(groups, request, isOffered);
  return { ...request, choices, supplements: mergeSupplements([...loose, ...flatCounts(choices)]) };
}

interface CountedChoice extends SupplementChoice {
  readonly choices?: readonly CountedChoice[];
}

/** Every chosen unit for one unit of the dish: choices of a set's dish are multiplied by its count. */
export function flatCounts(choices: readonly CountedChoice[], times = 1): readonly SupplementChoice[] {
  const units: SupplementChoice[] = [];
  for (const { id, count, choices: inner } of choices) {
    units.push({ id, count: count * times });
    if (inner !== undefined) units.push(...flatCounts(inner, count * times));
  }
  return units;
}

interface Placed {
  readonly placed: ReadonlyMap<DishGroup, readonly Choice[]>;
  readonly loose: readonly SupplementChoice[];
}

function place(supplements: readonly SupplementChoice[], groups: readonly DishGroup[]): Placed {
  const placed = new Map<DishGroup, Map<ProductId, number>>();
  const loose: SupplementChoice[] = [];
  for (const { id, count } of mergeSupplements(supplements)) {
    const offering = groups.filter((group) => optionIn(group, id) !== undefined);
    const put = (group: DishGroup, units: number) => {
      const counts = placed.get(group) ?? new Map<ProductId, number>();
      if (units > 0) placed.set(group, counts.set(id, (counts.get(id) ?? 0) + units));
      return Math.max(0, units);
    };
    let left = count;
    for (const group of offering) left -= put(group, Math.min(left, roomFor(id, group, placed.get(group), group.min)));
    for (const group of offering) left -= put(group, Math.min(left, roomFor(id, group, placed.get(group), group.max)));
    const last = offering.at(-1);
    // What finds no room stays where it is offered, so that the group's limit is named.
    if (last !== undefined) put(last, left);
    else loose.push({ id, count });
  }
  return {
    placed: new Map(
      Array.from(placed, ([group, counts]) => [group, Array.from(counts, ([id, count]) => choiceOf(group, id, count))]),
    ),
    loose,
  };
}

/** How many more units of an option a group takes up to a number of units. */
function roomFor(
  id: ProductId,
  group: DishGroup,
  counts: ReadonlyMap<ProductId, number> = new Map(),
  units: number | null,
): number {
  if (group.distinct !== null && !counts.has(id) && counts.size >= group.distinct) return 0;
  const ofOption = (optionIn(group, id)?.max ?? 0) - (counts.get(id) ?? 0);
  const ofGroup = (units ?? Number.POSITIVE_INFINITY) - sum(counts.values());
  return Math.max(0, Math.min(ofOption, ofGroup));
}

/** The presets of a group, if they may be chosen without asking. */
function presetsOf(group: DishGroup, isOffered: IsOffered): readonly Choice[] {
  const presets = group.options.filter(({ preset }) => preset > 0);
  const units = sum(presets.map(({ preset }) => preset));
  const keepsRule = units >= group.min && units <= (group.max ?? units) && presets.length <= (group.distinct ?? units);
  const isFree = presets.every(
    (option) => option.price === 0 && option.preset <= option.max && isOffered(option, group),
  );
  return keepsRule && isFree ? presets.map(({ id, preset }) => choiceOf(group, id, preset)) : [];
}

function choiceOf(group: DishGroup, id: ProductId, count: number): Choice {
  return { groupId: group.id, id, count, variationId: null };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
}
