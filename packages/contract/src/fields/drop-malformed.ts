import type * as z from "zod/mini";
import { type Fault, faultsOf } from "./faults.ts";

/** Called for every entity that was left out, with its kind, place and fault (ENT-1). */
export type ReportDropped = (dropped: { readonly entity: string; readonly faults: readonly Fault[] }) => void;

/** For callers that do not report dropped entries. */
export const ignoreDropped: ReportDropped = () => undefined;

/**
 * Checks and maps each item; a malformed one is reported and left out (ENT-1). `map` returns null for an item that fits
 * its schema but has no usable data.
 */
export function mapEach<Wire, Mapped>(
  items: readonly unknown[],
  entity: string,
  schema: z.ZodMiniType<Wire>,
  map: (wire: Wire) => Mapped | null,
  report: ReportDropped,
): readonly Mapped[] {
  return items.flatMap((item, index) => {
    const mapped = mapOne(item, `${entity}[${index}]`, schema, map, report);
    return mapped === null ? [] : [mapped];
  });
}

/** As mapEach, for one value. */
export function mapOne<Wire, Mapped>(
  item: unknown,
  entity: string,
  schema: z.ZodMiniType<Wire>,
  map: (wire: Wire) => Mapped | null,
  report: ReportDropped,
): Mapped | null {
  const parsed = schema.safeParse(item);
  if (!parsed.success) {
    report({ entity, faults: faultsOf(parsed.error.issues) });
    return null;
  }
  const mapped = map(parsed.data);
  if (mapped === null) report({ entity, faults: [{ path: "", message: "says nothing usable" }] });
  return mapped;
}
