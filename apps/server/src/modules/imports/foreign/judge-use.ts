import type { ForeignNote, ForeignOption, ForeignUse } from "./foreign-menu.ts";
import { note } from "./foreign-menu.ts";

/** Units of an option of a group without any limit: more than anybody orders of one, and a number for a stepper. */
const MOST_UNITS = 20;
/** More options than a guest reads. */
const MOST_OPTIONS = 200;

interface JudgedUse {
  /** Null: nothing can be chosen here, and nothing must. */
  readonly use: ForeignUse | null;
  readonly notes: readonly ForeignNote[];
}

/**
 * A group of another system as this shop can sell it, with the reasons of each difference. A choice that nobody could
 * make, and a price below 0, are impossible (MENU-22). `sold`: numbers of the dishes of the menu.
 */
export function judgeUse(use: ForeignUse, sold: ReadonlySet<string>): JudgedUse {
  const notes: ForeignNote[] = [];
  const group = use.name;
  const isOfDishes = use.kind !== "add" && use.kind !== "remove";
  const known = use.options.filter(({ id, name }) => {
    const isSold = !isOfDishes || (id !== null && sold.has(id));
    if (!isSold) notes.push(note("part-missing", { group, option: name }));
    return isSold;
  });
  if (known.length > MOST_OPTIONS) notes.push(note("option-limit", { group, option: String(MOST_OPTIONS) }));
  const options = known.slice(0, MOST_OPTIONS).map((option) => ({ ...option, max: maxOf(option, use) }));
  const negative = options.find(
    ({ price, sizePrices }) => price < 0 || [...sizePrices.values()].some((each) => each < 0),
  );
  if (negative !== undefined)
    notes.push(note("negative-price", { group, option: negative.name, cost: -negative.price, is_impossible: true }));
  if (isUnreachable(use, options))
    notes.push(note("no-choice", { group, option: String(use.min), is_impossible: true }));
  const preset = withinLimits(use, options);
  if (preset !== null) notes.push(note("preset-limit", { group }));
  const sellable: ForeignUse = {
    ...use,
    free: isOfDishes || use.kind === "remove" ? 0 : use.free,
    options: preset ?? options,
  };
  const cost = freeDifference(sellable);
  if (cost !== 0) notes.push(note("free-choice", { group, option: String(use.free), cost }));
  const isEmpty = options.length === 0 || use.max === 0;
  return { use: isEmpty ? null : sellable, notes };
}

function maxOf({ max }: ForeignOption, use: ForeignUse): number {
  const most = use.max ?? MOST_UNITS;
  return Math.max(1, Math.min(max ?? most, Math.max(1, most)));
}

/** Whether the options allow fewer units than must be chosen. */
function isUnreachable({ min, max, distinct }: ForeignUse, options: readonly ForeignOption[]): boolean {
  const most = options.map((option) => option.max ?? 1).toSorted((one, other) => other - one);
  const offered = most.slice(0, distinct ?? most.length).reduce((sum, each) => sum + each, 0);
  return min > offered || (max !== null && min > max);
}

/** The options without their presets, if these break the limits; null: they keep them. */
function withinLimits(
  { max, distinct }: ForeignUse,
  options: readonly ForeignOption[],
): readonly ForeignOption[] | null {
  const chosen = options.filter(({ preset }) => preset > 0);
  const units = chosen.reduce((sum, { preset }) => sum + preset, 0);
  const isWithin =
    (max === null || units <= max) &&
    (distinct === null || chosen.length <= distinct) &&
    chosen.every((option) => option.preset <= (option.max ?? 1));
  return isWithin ? null : options.map((option) => ({ ...option, preset: 0 }));
}

/**
 * The shop frees the dearest units, and others perhaps those chosen first. At most, a guest pays so much less here: the
 * dearest units without the cheapest.
 */
function freeDifference({ free, max, options }: ForeignUse): number {
  if (free === 0) return 0;
  const units = options
    .flatMap(({ price, sizePrices, max: most }) =>
      Array.from({ length: Math.min(most ?? 1, free) }, () => Math.max(price, ...sizePrices.values())),
    )
    .toSorted((one, other) => other - one);
  const taken = Math.min(free, max ?? units.length);
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
  const isWhole = max !== null && max <= free;
  return isWhole ? 0 : sum(units.slice(-taken)) - sum(units.slice(0, taken));
}
