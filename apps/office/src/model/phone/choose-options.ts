import type { WirePhoneDish, WirePhoneGroup, WireRequestLine } from "@skatert/contract";
import type { PhoneLine } from "./phone-draft.ts";

/** A dish whose size and options are being chosen. `counts`: units by "group option"; group 0: supplements. */
export interface Choosing {
  readonly dish: WirePhoneDish;
  readonly size: number | null;
  readonly counts: Readonly<Record<string, number>>;
  /** Index in stepsOf. */
  readonly at: number;
}

/** One question about a dish: its size, or a group of options. */
export interface ChoiceStep {
  readonly kind: "size" | "options";
  /** 0: size or supplements. */
  readonly group: number;
  readonly name: string;
  readonly min: number;
  readonly max: number | null;
  readonly options: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly max: number;
  }[];
}

const mostSupplements = 10;

export function startChoosing(dish: WirePhoneDish): Choosing {
  const [only, ...others] = dish.sizes;
  const size = only !== undefined && others.length === 0 ? only.id : null;
  return { dish, size, counts: dish.sizes.length > 1 ? {} : presets(dish, size), at: 0 };
}

/** The questions about a dish at its size. */
export function stepsOf({ dish, size }: Choosing): readonly ChoiceStep[] {
  const sizes: ChoiceStep = { ...plainStep, kind: "size", options: dish.sizes.map((each) => ({ ...each, max: 1 })) };
  const groups = groupsOf(dish, size).map(
    ({ id, name, min, max, options }): ChoiceStep => ({ kind: "options", group: id, name, min, max, options }),
  );
  const supplements = dish.supplements.map((each) => ({ ...each, max: mostSupplements }));
  return [
    ...(dish.sizes.length > 1 ? [sizes] : []),
    ...groups,
    ...(groups.length === 0 && supplements.length > 0
      ? [{ ...plainStep, kind: "options" as const, options: supplements }]
      : []),
  ];
}

const plainStep = { group: 0, name: "", min: 0, max: null };

function groupsOf(dish: WirePhoneDish, size: number | null): readonly WirePhoneGroup[] {
  return dish.groups.filter(
    ({ variation_ids: sizes }) => sizes.length === 0 || (size !== null && sizes.includes(size)),
  );
}

function presets(dish: WirePhoneDish, size: number | null): Choosing["counts"] {
  const entries = groupsOf(dish, size).flatMap(({ id, options }) =>
    options.filter(({ preset }) => preset > 0).map((option) => [keyOf(id, option.id), option.preset] as const),
  );
  return Object.fromEntries(entries);
}

function keyOf(group: number, option: number): string {
  return `${group} ${option}`;
}

export function countOf({ counts, size }: Choosing, step: ChoiceStep, option: number): number {
  if (step.kind === "size") return size === option ? 1 : 0;
  return counts[keyOf(step.group, option)] ?? 0;
}

function chosenIn(choosing: Choosing, step: ChoiceStep): number {
  return step.options.reduce((sum, { id }) => sum + countOf(choosing, step, id), 0);
}

/** Whether the present question may be left. */
export function isAnswered(choosing: Choosing): boolean {
  const step = stepsOf(choosing)[choosing.at];
  if (step === undefined) return true;
  return step.kind === "size" ? choosing.size !== null : chosenIn(choosing, step) >= step.min;
}

/**
 * Chooses an option of the present question: one more unit, and none after the most. A question with one answer goes to
 * the next.
 */
export function pick(choosing: Choosing, option: number): Choosing {
  const step = stepsOf(choosing)[choosing.at];
  if (step === undefined) return choosing;
  if (step.kind === "size")
    return { ...choosing, size: option, counts: presets(choosing.dish, option), at: choosing.at + 1 };
  const most = step.options.find(({ id }) => id === option)?.max ?? 1;
  const isOne = step.max === 1;
  const others = isOne ? Object.fromEntries(step.options.map(({ id }) => [keyOf(step.group, id), 0])) : {};
  const before = isOne ? 0 : countOf(choosing, step, option);
  const isFull = !isOne && step.max !== null && chosenIn(choosing, step) >= step.max;
  const count = before >= most || (isFull && before > 0) ? 0 : isFull ? before : before + 1;
  const counts = { ...choosing.counts, ...others, [keyOf(step.group, option)]: count };
  return { ...choosing, counts, at: isOne && step.min === 1 ? choosing.at + 1 : choosing.at };
}

/** The line of a dish whose questions are answered. */
export function lineOf(choosing: Choosing): PhoneLine {
  const { dish, size } = choosing;
  const options = stepsOf(choosing).filter(({ kind }) => kind === "options");
  const chosen = options.flatMap((step) =>
    step.options.map((option) => ({ ...option, group: step.group, count: countOf(choosing, step, option.id) })),
  );
  const taken = chosen.filter(({ count }) => count > 0);
  const hasGroups = groupsOf(dish, size).length > 0;
  const line: WireRequestLine = {
    product_id: dish.id,
    quantity: dish.first,
    ...(size === null ? {} : { variation_id: size }),
    ...(hasGroups ? { choices: taken.map((option) => choiceOf(dish, size, option)) } : {}),
    ...(!hasGroups && taken.length > 0 ? { supplements: taken.map(({ id, count }) => ({ id, count })) } : {}),
  };
  const words = [
    dish.sizes.find(({ id }) => id === size)?.name ?? "",
    ...taken.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)),
  ];
  return { name: dish.name, details: words.filter(Boolean).join(", "), line, step: dish.step, least: dish.first };
}

function choiceOf(
  dish: WirePhoneDish,
  size: number | null,
  { group, id, count }: { readonly group: number; readonly id: number; readonly count: number },
) {
  const option = groupsOf(dish, size)
    .find((each) => each.id === group)
    ?.options.find((each) => each.id === id);
  // A dish of a set has its own groups, whose presets are chosen.
  const inner = (option?.groups ?? []).flatMap((each) =>
    each.options
      .filter(({ preset }) => preset > 0)
      .map((part) => ({ group_id: each.id, id: part.id, count: part.preset, variation_id: part.variation_id })),
  );
  return {
    group_id: group,
    id,
    count,
    variation_id: option?.variation_id ?? null,
    ...(inner.length > 0 ? { choices: inner } : {}),
  };
}
