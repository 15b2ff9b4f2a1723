export const GUIDE_FAULTS = [
  "required",
  "phone",
  "time-zone",
  "point",
  "radius",
  "sum",
  "free-below-minimum",
  "no-hours",
  "no-days",
  "no-length",
  "overlap",
  "no-method",
  "unknown-method",
  "no-dish",
  "price",
  "weight",
  "twice",
] as const;

/** A fault of a step. `field`: its name on the wire; `row`: the dish or interval, from 0. */
export interface GuideFault {
  readonly field: string;
  readonly reason: (typeof GUIDE_FAULTS)[number];
  readonly row?: number;
}

export function fault(field: string, reason: GuideFault["reason"]): GuideFault {
  return { field, reason };
}

/** A fault for each empty field. */
export function required(fields: Readonly<Record<string, string>>): readonly GuideFault[] {
  return Object.entries(fields).flatMap(([field, text]) => (text.trim() === "" ? [{ field, reason: "required" }] : []));
}
