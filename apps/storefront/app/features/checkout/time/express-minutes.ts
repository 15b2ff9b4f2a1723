import { useStopList } from "../../../model/catalog/stop-list.ts";
import type { Place } from "../../../model/place/place.ts";

/** Minutes of an express order to a place, with those of a busy branch (STOP-3). Null: the shop states none. */
export function useExpressMinutes(place: Place): number | null {
  const extra = useStopList((list) => list.extraMinutes);
  const minutes = place.kind === "delivery" ? place.terms.expressMinutes : null;
  return minutes === null ? null : minutes + extra;
}
