import { readFlag, readNumber } from "@skatert/contract";
import type { FieldAt } from "../../entities/fault-place.ts";
import { fieldsIn, isSame } from "../../entities/read-fields.ts";
import { contentOf, facetOf, type SectionPatches, type Sections } from "../../entities/sections.ts";
import { stepsInSection } from "../../shop-settings/section-faults.ts";
import { readCount, readPercent } from "./typed-numbers.ts";

/** Points of a reward, which is far above any real one. */
export const MAX_POINTS = 100_000;

/** The numbers of paying and earning by points, and of the rewards of an invitation, by document. */
export const POINTS_RULES = {
  bonus: { earn_percent: "percent", percent_max: "percent" },
  referral: { reward: "points", friend_reward: "points" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, "percent" | "points">>>>;
export type PointsRule = keyof typeof POINTS_RULES;

export interface PointsForm {
  readonly active: boolean;
  /** As typed, by field of the document. */
  readonly numbers: Readonly<Record<string, string>>;
}

export type PointsFault = "percent" | "points";

export function pointsForm(rule: PointsRule, sections: Sections): PointsForm {
  const content = fieldsIn(contentOf(sections, rule));
  const names = Object.keys(POINTS_RULES[rule]);
  return {
    active: readFlag(content["active"]),
    numbers: Object.fromEntries(names.map((name) => [name, String(readNumber(content[name]) ?? 0)])),
  };
}

/** Only what differs; a shop without the document gets all of it. */
export function pointsPatches(rule: PointsRule, sections: Sections, form: PointsForm): SectionPatches {
  const before = pointsForm(rule, sections);
  if (isSame(form, before)) return { [rule]: null };
  const isNew = contentOf(sections, rule) === undefined;
  const numbers = Object.entries(form.numbers).filter(([name, typed]) => isNew || typed !== before.numbers[name]);
  const set = {
    ...(isNew || form.active !== before.active ? { active: form.active } : {}),
    ...Object.fromEntries(numbers.map(([name, typed]) => [name, readTyped(rule, name, typed) ?? 0])),
  };
  return { [rule]: { set: { [facetOf("", rule)]: set } } };
}

export function pointsFaults(rule: PointsRule, { numbers }: PointsForm): ReadonlyMap<string, PointsFault> {
  const wrong = Object.entries(numbers).filter(([name, typed]) => readTyped(rule, name, typed) === null);
  return new Map(wrong.map(([name]) => [name, kindOf(rule, name)]));
}

/** A number of the form; 0 while it is not one. */
export function numberIn(rule: PointsRule, { numbers }: PointsForm, name: string): number {
  return readTyped(rule, name, numbers[name] ?? "") ?? 0;
}

/** Assigns the faults that block publishing to the fields of the form. */
export function pointsFieldAt(rule: PointsRule): FieldAt {
  return (place) => {
    const [name = ""] = stepsInSection(place, [rule]) ?? [];
    return name === "active" || name in POINTS_RULES[rule] ? name : null;
  };
}

function kindOf(rule: PointsRule, name: string): PointsFault {
  const kinds: Readonly<Record<string, PointsFault>> = POINTS_RULES[rule];
  return kinds[name] ?? "points";
}

function readTyped(rule: PointsRule, name: string, typed: string): number | null {
  return kindOf(rule, name) === "percent" ? readPercent(typed) : readCount(typed, MAX_POINTS);
}
