import type { DeliveryCondition, DeliveryZone } from "@skatert/domain";
import type { Places } from "./places-query.ts";

interface Edited {
  readonly zone: DeliveryZone;
  readonly conditions: readonly DeliveryCondition[];
}

/** The draft's zones, with the form's zone in place of its saved version; a new zone is last. */
export function shownZones(
  { zones, conditions }: Pick<Places["shop"], "zones" | "conditions">,
  edited: Edited | null,
): { readonly zones: readonly DeliveryZone[]; readonly conditions: readonly DeliveryCondition[] } {
  if (edited === null) return { zones, conditions };
  const { id } = edited.zone;
  const isKnown = zones.some((zone) => zone.id === id);
  return {
    zones: isKnown ? zones.map((zone) => (zone.id === id ? edited.zone : zone)) : [...zones, edited.zone],
    conditions: [...conditions.filter(({ zoneId }) => zoneId !== id), ...edited.conditions],
  };
}
