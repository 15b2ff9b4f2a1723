import type { StopList } from "@skatert/contract";
import { extraMinutesAt, type Instant, type Stopped, type TimeZone, takesExpressAt } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import type { ShownStops } from "../../../model/catalog/stop-list.ts";
import { backText } from "../../../model/times/back-text.ts";

export interface StopMoment {
  readonly now: Instant;
  /** When the order is wanted: the chosen slot's start, or now. */
  readonly wantedAt: Instant;
  readonly timeZone: TimeZone;
  readonly i18n: Pick<I18n, "t" | "formatDay" | "formatTime">;
}

/** What a stop-list means at a moment: stops that end before the order is wanted do not concern it (STOP-2). */
export function shownStops({ revision, products, variations, stopped }: StopList, moment: StopMoment): ShownStops {
  const { now, wantedAt, timeZone, i18n } = moment;
  const texts = (of: ReadonlyMap<number, Stopped>) =>
    [...of].flatMap(([id, { backAt }]): readonly (readonly [number, string])[] => {
      if (backAt === null) return [[id, ""]];
      return backAt <= wantedAt ? [] : [[id, backText(backAt, { i18n, timeZone, now })]];
    });
  const soldOut = (ids: ReadonlySet<number>) => [...ids].map((id) => [id, ""] as const);
  return {
    revision,
    products: new Map([...texts(stopped.products), ...soldOut(products)]),
    variations: new Map([...texts(stopped.variations), ...soldOut(variations)]),
    supplements: new Map(texts(stopped.supplements)),
    extraMinutes: extraMinutesAt(stopped.pace, now),
    express: takesExpressAt(stopped.pace, now),
  };
}

/**
 * When the list means something else by itself: the next end of a stop, a pause of a branch, a method or a zone, or the
 * pace. Null: never.
 */
export function nextEnd({ stopped }: StopList, now: Instant): Instant | null {
  const { products, variations, supplements, pace, closed } = stopped;
  const stops = [...products.values(), ...variations.values(), ...supplements.values(), ...closed];
  const backs = stops.map(({ backAt }) => backAt);
  const ends = [...backs, pace?.until ?? null].filter((end): end is number => end !== null && end > now);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Whether texts of the later dictionary are shown: when each stopped dish, size or supplement is back. */
export function namesReturns({ stopped }: StopList): boolean {
  const { products, variations, supplements } = stopped;
  return products.size + variations.size + supplements.size > 0;
}
