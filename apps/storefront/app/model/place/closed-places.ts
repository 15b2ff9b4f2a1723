import type { ClosedPlace, LanguageCode } from "@skatert/contract";
import type { Instant, Pause } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { api } from "../../platform/api/api.ts";
import { pausedText } from "../times/back-text.ts";
import type { PlaceOptions } from "./place-options.ts";

/** The branches and zones that staff closed for now, as the call for any of the shop's branches lists them (STOP-3). */
export async function closedPlaces(
  { locations }: Pick<PlaceOptions, "locations">,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<readonly ClosedPlace[]> {
  const [any] = locations.flatMap(({ warehouseIds }) => warehouseIds);
  if (any === undefined) return [];
  const answer = await (await api.catalog(language)).stopList(any, signal);
  return answer.ok ? answer.value.stopped.closed : [];
}

/** The options with closed places as pauses, so that an open branch is preferred and a closed one says until when. */
export function withClosed(
  options: PlaceOptions,
  closed: readonly ClosedPlace[],
  i18n: Pick<I18n, "t" | "formatDay" | "formatTime">,
  now: Instant,
): PlaceOptions {
  const pauses = closed.flatMap(({ warehouseId, what, id, message, backAt }): readonly Pause[] => {
    if (backAt !== null && backAt <= now) return [];
    const timeZone = options.schedules[warehouseId]?.timeZone ?? options.timeZone;
    const text = backAt === null ? message : pausedText({ message, backAt }, { i18n, timeZone, now });
    const pause = { warehouseId, message: text === "" ? null : text, during: null };
    if (what === "branch") return [{ ...pause, zoneId: null }];
    if (what === "zone") return [{ ...pause, zoneId: id }];
    // Other methods than delivery have no place in the address dialog; the quote refuses them.
    return id === "flat_rate" ? options.zones.map((zone) => ({ ...pause, zoneId: zone.id })) : [];
  });
  return pauses.length === 0 ? options : { ...options, pauses: [...pauses, ...options.pauses] };
}
