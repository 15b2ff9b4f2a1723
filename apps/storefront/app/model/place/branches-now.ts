import type { ClosedPlace, LanguageCode, StopList } from "@skatert/contract";
import { heldAt, type Instant, type Pause } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { api } from "../../platform/api/api.ts";
import { pausedText } from "../catalog/back-text.ts";
import type { PlaceOptions, StoppedMethod } from "./place-options.ts";

/** What staff decided for the branches of the whole shop, and pages do not say. */
export type BranchesNow = Pick<StopList["stopped"], "busy" | "closed">;

/** The branches and zones that are busy or closed now, as the call for any of the shop's branches lists them (STOP-3). */
export async function branchesNow(
  { locations }: Pick<PlaceOptions, "locations">,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<BranchesNow> {
  const [any] = locations.flatMap(({ warehouseIds }) => warehouseIds);
  if (any === undefined) return { busy: [], closed: [] };
  const answer = await (await api.catalog(language)).stopList(any, signal);
  return answer.ok ? answer.value.stopped : { busy: [], closed: [] };
}

type Words = Pick<I18n, "t" | "formatDay" | "formatTime">;

/**
 * The options with closed places as pauses, so that an open branch is preferred and a closed one says until when, and
 * with the minutes that busy branches add.
 */
export function withBranchesNow(
  options: PlaceOptions,
  { busy, closed }: BranchesNow,
  i18n: Words,
  now: Instant,
): PlaceOptions {
  const extraMinutes = Object.fromEntries(
    busy.flatMap((branch) => (heldAt(branch, now) === null ? [] : [[branch.warehouseId, branch.extraMinutes]])),
  );
  return { ...options, extraMinutes, ...closedParts(options, closed, i18n, now) };
}

function closedParts(
  options: PlaceOptions,
  closed: readonly ClosedPlace[],
  i18n: Words,
  now: Instant,
): Pick<PlaceOptions, "pauses" | "stoppedMethods"> {
  const stoppedMethods: StoppedMethod[] = [];
  const pauses = closed.flatMap(({ warehouseId, what, id, message, backAt }): readonly Pause[] => {
    if (backAt !== null && backAt <= now) return [];
    const timeZone = options.schedules[warehouseId]?.timeZone ?? options.timeZone;
    const text = backAt === null ? message : pausedText({ message, backAt }, { i18n, timeZone, now });
    const pause = { warehouseId, message: text === "" ? null : text, during: null };
    if (what === "branch") return [{ ...pause, zoneId: null }];
    if (what === "zone") return [{ ...pause, zoneId: id }];
    if (id === "flat_rate") return options.zones.map((zone) => ({ ...pause, zoneId: zone.id }));
    if (id !== null) stoppedMethods.push({ method: id, pause: { ...pause, zoneId: null } });
    return [];
  });
  return { stoppedMethods, pauses: [...pauses, ...options.pauses] };
}
