import { readColor } from "@skatert/contract";
import { moneyFromRoubles, moneyToRoubles } from "@skatert/domain";
import { type FieldAt, namesIn } from "../entities/fault-place.ts";
import { CONDITIONS, FEATURE, type ZoneForm, type ZoneTerms } from "./zone-form.ts";

export type ZoneFault = "name" | "shape" | "terms" | "sum" | "colour";

export const ZONE_SUMS = ["price", "minimum", "freeFrom", "express"] as const;
export type ZoneSum = (typeof ZONE_SUMS)[number];

const needed: readonly ZoneSum[] = ["price", "minimum"];
const maxRoubles = 1_000_000;

export function isNeeded(sum: ZoneSum): boolean {
  return needed.includes(sum);
}

/** Whether the shop can store a sum in roubles exactly. Null: the field is empty. */
export function isExactSum(sum: ZoneSum, roubles: number | null): boolean {
  if (roubles === null) return !isNeeded(sum);
  return roubles >= 0 && roubles <= maxRoubles && moneyToRoubles(moneyFromRoubles(roubles)) === roubles;
}

/** Faults that prevent saving a zone. */
export function zoneFaults({ words, shape, terms, colour }: ZoneForm): readonly ZoneFault[] {
  const isExact = (each: ZoneTerms) => ZONE_SUMS.every((sum) => isExactSum(sum, each[sum]));
  return [
    ...((words[""]?.name ?? "").trim() === "" ? ["name" as const] : []),
    ...(shape.length === 0 ? ["shape" as const] : []),
    ...(colour.trim() === "" || readColor(colour) !== null ? [] : ["colour" as const]),
    ...(terms.length === 0 ? ["terms" as const] : []),
    ...(terms.every(isExact) ? [] : ["sum" as const]),
  ];
}

/** Assigns faults that block publishing of a zone to its form fields. Faults of translations belong to no field. */
export const zoneFieldAt: FieldAt = ({ document, steps }) => {
  const names = namesIn(steps);
  if (document === CONDITIONS || names.includes("conditions")) return "terms";
  if (document !== FEATURE && document !== "settings") return null;
  if (names.includes("geometry")) return "shape";
  if (names.includes("fill")) return "colour";
  return names.includes("name") || names.includes("description") ? "name" : null;
};
