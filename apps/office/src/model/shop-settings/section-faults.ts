import type { FaultPlace } from "../entities/fault-place.ts";
import { SETTINGS } from "../entities/sections.ts";

/**
 * The path of a place inside these settings sections. The path of a fault includes the section, that of a conflict does
 * not. Null: the place is in another document, such as a translation.
 */
export function stepsInSection({ document, steps }: FaultPlace, sections: readonly string[]): readonly string[] | null {
  if (document !== SETTINGS && !sections.includes(document)) return null;
  const [first = ""] = steps;
  return sections.includes(first) ? steps.slice(1) : steps;
}

/** Fault messages of a form by field. */
export function faultWords<Fault>(
  faults: ReadonlyMap<string, Fault>,
  say: (fault: Fault, field: string) => string,
): ReadonlyMap<string, string> {
  return new Map([...faults].map(([field, fault]) => [field, say(fault, field)]));
}
