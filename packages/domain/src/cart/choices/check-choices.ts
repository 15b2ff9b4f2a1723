import type { ProductId } from "../../catalog/types.ts";
import type { Instant } from "../../schedule/types.ts";
import type { Choice } from "../types.ts";
import { type DishGroup, type DishOption, optionIn } from "./resolve-groups.ts";
import type { ChoiceRefusal, NotOffered } from "./types.ts";

/** Why an option cannot be had at the wanted time, and when it is back if that is known. Null: it can. */
export type OptionGap = (option: DishOption, group: DishGroup) => { readonly backAt?: Instant } | null;

/**
 * Whether a dish may be sold with these choices: first each option must be offered, then each group's limits and minimum
 * hold, in the dish's order (MENU-3, MENU-4). A dish of a set is checked in the same way.
 */
export function checkChoices(
  groups: readonly DishGroup[],
  choices: readonly Choice[],
  gap: OptionGap,
): ChoiceRefusal | NotOffered | null {
  return (
    firstOf<Choice, ChoiceRefusal | NotOffered>(choices, (choice) => checkOffered(groups, choice, gap)) ??
    checkLimits(groups, choices)
  );
}

function checkOffered(groups: readonly DishGroup[], choice: Choice, gapOf: OptionGap): NotOffered | null {
  const refused = { reason: "supplement-not-offered", supplementId: choice.id } as const;
  const group = groups.find(({ id }) => id === choice.groupId);
  const option = group && optionIn(group, choice.id);
  if (group === undefined || option === undefined || option.variationId !== choice.variationId) return refused;
  const gap = gapOf(option, group);
  if (gap !== null) return { ...refused, ...gap };
  return firstOf(choice.choices ?? [], (each) => checkOffered(option.groups, each, gapOf));
}

/** The limits of every group; `within` is the dish of a set whose groups they are. */
function checkLimits(
  groups: readonly DishGroup[],
  choices: readonly Choice[],
  within?: ProductId,
): ChoiceRefusal | null {
  return firstOf(groups, (group) => {
    const chosen = choices.filter(({ groupId }) => groupId === group.id);
    const inner = ({ id, choices: own = [] }: Choice) => checkLimits(optionIn(group, id)?.groups ?? [], own, id);
    return checkGroup(group, chosen, within) ?? firstOf(chosen, inner);
  });
}

function checkGroup(group: DishGroup, chosen: readonly Choice[], within?: ProductId): ChoiceRefusal | null {
  const named = { groupId: group.id, group: group.name, ...(within === undefined ? {} : { in: within }) };
  const counts = new Map<ProductId, number>();
  for (const { id, count } of chosen) counts.set(id, (counts.get(id) ?? 0) + count);
  for (const [id, count] of counts) {
    const max = optionIn(group, id)?.max ?? 0;
    if (count > max) return { reason: "choice-limit", ...named, max, chosen: count, supplementId: id };
  }
  const units = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { min, max, distinct } = group;
  if (max !== null && units > max) return { reason: "choice-limit", ...named, max, chosen: units };
  if (distinct !== null && counts.size > distinct)
    return { reason: "choice-limit", ...named, max: distinct, chosen: counts.size };
  return units < min ? { reason: "choice-required", ...named, min, chosen: units } : null;
}

/**
 * Whether every required group can still be filled; else since when it can again (MENU-14). Null: it can. A dish of a
 * set counts only if its own groups can be filled.
 */
export function checkFilling(groups: readonly DishGroup[], gap: OptionGap): { readonly backAt?: Instant } | null {
  const gaps = groups.flatMap((group) => fillingGap(group, gap) ?? []);
  if (gaps.length === 0) return null;
  const ends = gaps.map(({ backAt }) => backAt ?? Number.POSITIVE_INFINITY);
  return backOf(Math.max(...ends));
}

function fillingGap(group: DishGroup, gap: OptionGap): { readonly backAt?: Instant } | null {
  if (group.min === 0) return null;
  // Options by the time from which they can be had; the largest first if only some different ones may be chosen.
  const offers = group.options.map((option) => {
    const missing = gap(option, group) ?? checkFilling(option.groups, gap);
    const from = missing === null ? 0 : (missing.backAt ?? Number.POSITIVE_INFINITY);
    return { from, max: option.max };
  });
  const times = [...new Set(offers.map(({ from }) => from))].sort((a, b) => a - b);
  const enoughFrom = times.find((time) => unitsAt(offers, time, group.distinct) >= group.min);
  if (enoughFrom === 0) return null;
  return backOf(enoughFrom ?? Number.POSITIVE_INFINITY);
}

function unitsAt(offers: readonly { from: number; max: number }[], time: number, distinct: number | null): number {
  const largest = offers.filter(({ from }) => from <= time).sort((a, b) => b.max - a.max);
  return largest.slice(0, distinct ?? largest.length).reduce((sum, { max }) => sum + max, 0);
}

function backOf(time: number): { readonly backAt?: Instant } {
  return Number.isFinite(time) ? { backAt: time } : {};
}

function firstOf<T, Refusal>(list: readonly T[], check: (each: T) => Refusal | null): Refusal | null {
  for (const each of list) {
    const refusal = check(each);
    if (refusal !== null) return refusal;
  }
  return null;
}
