import type { FaultPlace } from "../entities/fault-place.ts";
import { SETTINGS } from "../entities/sections.ts";

/**
 * The steps of a place in these sections of the settings, below the section: what a fault names with its section, a
 * conflict names without. Null: the place is in another document, such as a translation.
 */
export function stepsInSection({ document, steps }: FaultPlace, sections: readonly string[]): readonly string[] | null {
  if (document !== SETTINGS && !sections.includes(document)) return null;
  const [first = ""] = steps;
  return sections.includes(first) ? steps.slice(1) : steps;
}

/** Faults of a form in words, by field. */
export function faultWords<Fault>(
  faults: ReadonlyMap<string, Fault>,
  say: (fault: Fault, field: string) => string,
): ReadonlyMap<string, string> {
  return new Map([...faults].map(([field, fault]) => [field, say(fault, field)]));
}
