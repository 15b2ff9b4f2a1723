import {
  type Choice,
  checkChoices,
  chosenOption,
  type DishGroup,
  type IsOffered,
  isHalves,
  optionIn,
  type Picture,
  soldChoices,
  startingChoices,
  type VariationId,
} from "@skatert/domain";
import type { DishDetail, SheetGroup, SheetOption } from "../card/dish.ts";
import { type DishChoice, groupsAt } from "./dish-line.ts";

/** How a group is chosen from: one of all, any of all, by counters, by two halves, or by leaving out. */
export type Way = "one" | "some" | "counts" | "halves" | "without";

export function wayOf({ kind, min, max, options }: SheetGroup): Way {
  if (kind === "remove") return "without";
  if (kind === "halves-average" || kind === "halves-dearest") return "halves";
  if (max === 1) return min === 1 ? "one" : "some";
  return options.some((option) => option.max > 1) ? "counts" : "some";
}

export function unitsIn(choices: readonly Choice[], group: Pick<DishGroup, "id">): number {
  return choices.reduce((sum, { groupId, count }) => (groupId === group.id ? sum + count : sum), 0);
}

export function choiceIn(choices: readonly Choice[], group: Pick<DishGroup, "id">, id: number): Choice | undefined {
  return choices.find((choice) => choice.groupId === group.id && choice.id === id);
}

/** Choices with another count of an option; null if its group has no room for more. A group of one exchanges it. */
export function withCount(
  choices: readonly Choice[],
  group: SheetGroup,
  option: SheetOption,
  count: number,
  isOffered: IsOffered,
): readonly Choice[] | null {
  const present = choiceIn(choices, group, option.id);
  const isOne = group.max === 1;
  const others = choices.filter((choice) => choice !== present && !(isOne && choice.groupId === group.id && count > 0));
  if (count === 0) return others;
  const ofGroup = others.filter(({ groupId }) => groupId === group.id);
  const isFull = unitsIn(ofGroup, group) + count > (group.max ?? Number.POSITIVE_INFINITY);
  const isVaried = group.distinct !== null && ofGroup.length >= group.distinct;
  if ((isFull || isVaried || count > option.max) && count > (present?.count ?? 0)) return null;
  const chosen = present === undefined ? chosenOption(group, option, count, isOffered) : { ...present, count };
  return [...others, chosen];
}

/** Choices with other choices of a chosen dish of a set. */
export function withInner(choices: readonly Choice[], of: Choice, inner: readonly Choice[]): readonly Choice[] {
  return choices.map((choice) => (choice === of ? { ...choice, choices: inner } : choice));
}

/** The options of the first and the second half. Undefined: not chosen. */
export function halvesOf(choices: readonly Choice[], group: SheetGroup): readonly (number | undefined)[] {
  const [first, second] = choices
    .filter(({ groupId }) => groupId === group.id)
    .flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  return [first, second];
}

/** Choices with another first or second half. */
export function withHalf(choices: readonly Choice[], group: SheetGroup, place: 0 | 1, id: number): readonly Choice[] {
  const halves = halvesOf(choices, group).toSpliced(place, 1, id);
  const chosen = halves.flatMap((half): readonly Choice[] => {
    const option = half === undefined ? undefined : optionIn(group, half);
    return option === undefined
      ? []
      : [{ groupId: group.id, id: option.id, count: 1, variationId: option.variationId }];
  });
  const [first, second] = chosen;
  const others = choices.filter(({ groupId }) => groupId !== group.id);
  if (first !== undefined && first.id === second?.id) return [...others, { ...first, count: 2 }];
  return [...others, ...chosen];
}

/** The names and pictures of the first and the second half. Null: not both are chosen, or one has no picture. */
export function halfPictures(
  groups: readonly SheetGroup[],
  choices: readonly Choice[],
): readonly { readonly name: string; readonly picture: Picture }[] | null {
  const group = groups.find(({ kind }) => isHalves(kind));
  if (group === undefined) return null;
  const pictures = halvesOf(choices, group).flatMap((id) => {
    const { name, picture } = (id !== undefined && optionIn(group, id)) || {};
    return name !== undefined && picture ? [{ name, picture }] : [];
  });
  return pictures.length === 2 ? pictures : null;
}

/** Steps of a set with more options than these show the chosen dish alone until they are opened. */
const FEW_OPTIONS = 4;

export function isFolded({ kind, options }: SheetGroup): boolean {
  return kind === "set" && options.length > FEW_OPTIONS;
}

/** Whether the limits and minimums of groups hold, also those within a dish of a set. */
export function areFilled(groups: readonly SheetGroup[], choices: readonly Choice[]): boolean {
  return checkChoices(groups, choices, () => null) === null;
}

/** What is chosen in groups, in the order of the sheet: "Well done", "Кетчуп × 2". */
export function chosenNames(
  groups: readonly SheetGroup[],
  choices: readonly Choice[],
  formatNumber: (value: number) => string,
): readonly string[] {
  return soldChoices(groups, choices).map(({ name, count }) => (count > 1 ? `${name} × ${formatNumber(count)}` : name));
}

export interface Resized {
  readonly choice: DishChoice;
  /** Names of the options that the new size does not have (MENU-9). */
  readonly dropped: readonly string[];
}

/** The choice at another size: what is still offered is kept, and groups that are new begin with their presets. */
export function atSize(
  detail: Pick<DishDetail, "groups" | "sizedGroups">,
  choice: DishChoice,
  variationId: VariationId,
  isOffered: IsOffered,
): Resized {
  const [before, after] = [groupsAt(detail, choice.variationId), groupsAt(detail, variationId)];
  const kept: Choice[] = [];
  const dropped: string[] = [];
  for (const chosen of choice.choices) {
    const group = after.find(({ id }) => id === chosen.groupId);
    const option = group && optionIn(group, chosen.id);
    if (option === undefined) dropped.push(nameOf(before, chosen));
    else kept.push({ ...chosen, variationId: option.variationId });
  }
  const isNew = ({ id }: SheetGroup) => before.every((group) => group.id !== id);
  const started = startingChoices(after.filter(isNew), isOffered);
  return { choice: { ...choice, variationId, choices: [...kept, ...started] }, dropped };
}

function nameOf(groups: readonly SheetGroup[], { groupId, id }: Choice): string {
  const group = groups.find((each) => each.id === groupId);
  return (group && optionIn(group, id)?.name) ?? "";
}
