import type { ClosedPlace, StopList } from "@skatert/contract";
import {
  type BranchId,
  extraMinutesAt,
  type Instant,
  type Stopped,
  type TimeZone,
  takesExpressAt,
} from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { backText, pausedText } from "../../../model/catalog/back-text.ts";
import type { ShownStops } from "../../../model/catalog/stop-list.ts";
import { methodOf, type Place } from "../../../model/place/place.ts";

export interface StopMoment {
  readonly now: Instant;
  /** When the order is wanted: the chosen slot's start, or now. */
  readonly wantedAt: Instant;
  readonly timeZone: TimeZone;
  readonly i18n: Pick<I18n, "t" | "formatDay" | "formatTime">;
  /** Null: none is chosen. */
  readonly place: Place | null;
  /** Every branch of the shop. */
  readonly branches: readonly BranchId[];
}

/**
 * What a stop-list means at a moment: stops that end before the order is wanted do not concern it (STOP-2). Without a
 * place no branch's stops do, only a pause of all of them.
 */
export function shownStops({ revision, products, variations, stopped }: StopList, moment: StopMoment): ShownStops {
  const { now, wantedAt, timeZone, i18n } = moment;
  const pause = pauseText(stopped.closed, moment);
  if (moment.place === null) return { ...nothingStopped, pause };
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
    pause,
  };
}

const nothingStopped: Omit<ShownStops, "pause"> = {
  revision: "",
  products: new Map(),
  variations: new Map(),
  supplements: new Map(),
  extraMinutes: 0,
  express: true,
};

/**
 * A pause of the chosen place, or of every branch; "": orders are taken at the moment. Without the branch's message,
 * which would push the time out of the narrow line; the choice of place and the checkout have it.
 */
function pauseText(closed: readonly ClosedPlace[], { wantedAt, place, branches, ...words }: StopMoment): string {
  const lasting = closed.filter(({ backAt }) => backAt === null || backAt > wantedAt);
  const found = place === null ? firstOfAll(lasting, branches) : lasting.find((each) => isOf(each, place));
  if (found === undefined) return "";
  const { backAt } = found;
  return backAt === null ? words.i18n.t("reason.paused") : pausedText({ backAt }, words);
}

function isOf({ warehouseId, what, id }: ClosedPlace, place: Place): boolean {
  if (warehouseId !== place.warehouseId) return false;
  if (what === "method") return id === methodOf(place);
  return what === "branch" || (place.kind === "delivery" && id === String(place.terms.zoneId));
}

/** The pause that ends first, if every branch has one. */
function firstOfAll(closed: readonly ClosedPlace[], branches: readonly BranchId[]): ClosedPlace | undefined {
  const whole = closed.filter(({ what }) => what === "branch");
  const isClosed = (branch: BranchId) => whole.some(({ warehouseId }) => warehouseId === branch);
  if (branches.length === 0 || !branches.every(isClosed)) return undefined;
  const never = Number.POSITIVE_INFINITY;
  return whole.toSorted((a, b) => (a.backAt ?? never) - (b.backAt ?? never))[0];
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

/** Whether texts of the later dictionary are shown: when what is stopped or paused is back. */
export function namesReturns({ stopped }: StopList): boolean {
  const { products, variations, supplements, closed } = stopped;
  return products.size + variations.size + supplements.size + closed.length > 0;
}
