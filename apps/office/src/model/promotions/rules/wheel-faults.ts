import { parseColour } from "@skatert/domain";
import type { FieldAt } from "../../entities/fault-place.ts";
import { stepsInSection } from "../../shop-settings/section-faults.ts";
import { MAX_POINTS } from "./points-form.ts";
import { readCount, readWeight } from "./typed-numbers.ts";
import { MAX_SPINS, type SegmentForm, WHEEL, type WheelForm, weightOf } from "./wheel-form.ts";

export type WheelFault = "count" | "empty" | "label" | "weight" | "prize" | "coupon" | "colour";

/** Values that the shop would refuse or drop, by field path: "segments.2.points". */
export function wheelFaults({ active, count, segments }: WheelForm): ReadonlyMap<string, WheelFault> {
  const isEmpty = active && !segments.some((segment) => weightOf(segment) > 0);
  return new Map([
    ...(readCount(count, MAX_SPINS) === null ? [["count", "count"] as const] : []),
    ...segments.flatMap((segment, at) => segmentFaults(segment, `segments.${at}`)),
    ...(isEmpty ? [["segments", "empty"] as const] : []),
  ]);
}

function segmentFaults(segment: SegmentForm, path: string): readonly (readonly [string, WheelFault])[] {
  const { label, weight, prize, points, coupon, color } = segment;
  return [
    ...((label[""] ?? "").trim() === "" ? [[`${path}.label`, "label"] as const] : []),
    ...(readWeight(weight) === null ? [[`${path}.weight`, "weight"] as const] : []),
    ...(prize === "points" && (readCount(points, MAX_POINTS) ?? 0) < 1 ? [[`${path}.points`, "prize"] as const] : []),
    ...(prize === "coupon" && coupon === "" ? [[`${path}.coupon`, "coupon"] as const] : []),
    ...(isColour(color) ? [] : [[`${path}.color`, "colour"] as const]),
  ];
}

/** A name of a colour is checked when the draft is published. */
function isColour(text: string): boolean {
  return text.trim() === "" || /^[a-z]+$/i.test(text.trim()) || parseColour(text) !== null;
}

/** Names of the form by those of the document. */
const fields: Readonly<Record<string, string>> = { kind: "points", coupon_id: "coupon" };

/** Assigns the faults that block publishing to the fields of the form. Those of a translation belong to no field. */
export const wheelFieldAt: FieldAt = (place) => {
  const [first, second, ...inner] = stepsInSection(place, [WHEEL]) ?? [];
  if (first === "active") return first;
  if (first === "spins") return second === "per" ? "per" : "count";
  if (first !== "segments") return null;
  const last = inner.at(-1);
  if (second === undefined || last === undefined) return "segments";
  return `segments.${second}.${fields[last] ?? last}`;
};
