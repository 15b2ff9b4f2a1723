import type { Instant } from "../../../schedule/types.ts";
import { stoppedItem } from "../../../stops/stopped-items.ts";
import type { Stopped } from "../../../stops/types.ts";
import type { LineCheck } from "./asked-line.ts";

/** A dish or size that staff stopped for the time the order is wanted is sold out for that time (STOP-2). */
export const checkStops: LineCheck = ({ request, product, branch: { stops, catalog, wantedAt } }) => {
  const stopped = stoppedItem(stops, { product, variationId: request.variationId }, catalog, wantedAt);
  return stopped === null ? null : { reason: "sold-out", ...backAtOf(stopped) };
};

/** The end of a stop as the field of a refusal. */
export function backAtOf({ backAt }: Stopped): { readonly backAt?: Instant } {
  return backAt === null ? {} : { backAt };
}
