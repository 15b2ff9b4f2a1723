import { resolveGroups } from "../cart/choices/resolve-groups.ts";
import { openStockRoom } from "../cart/stock-room.ts";
import type { DeliveryMoment } from "../schedule/availability.ts";
import { nextSlot } from "../schedule/slots/next-slot.ts";
import type { ClockRefusal, Instant, SlotTime } from "../schedule/types.ts";
import { checkAvailability } from "./lines/checks/availability.ts";
import { checkParts, checkRequiredGroups } from "./lines/checks/filling.ts";
import { checkStops } from "./lines/checks/stops.ts";
import { checkSupplements } from "./lines/checks/supplements.ts";
import type { ServedLine } from "./lines/serve-lines.ts";
import type { Terms } from "./terms.ts";
import type { CheckoutRequest, QuotedLine, ShopRules, ShopState } from "./types.ts";

export interface NextTimes {
  /**
   * Adds to each dish that is offered at other hours its nearest slot. `lines` begins with those of `served`.
   */
  readonly onLines: (lines: readonly QuotedLine[]) => readonly QuotedLine[];
  /** The slot to offer instead of the refused time. */
  readonly insteadOf: (refusal: ClockRefusal | null) => SlotTime | null;
}

/**
 * The slots that a quote offers instead of a refused time (decision 046): the nearest one for the whole cart,
 * else the nearest for the refused dish. They are computed only after a refusal.
 */
export function nextTimes(
  request: CheckoutRequest,
  served: readonly ServedLine[],
  terms: Terms,
  rules: ShopRules,
  state: ShopState,
): NextTimes {
  const { schedule, slots: policy, warehouseId } = rules;
  const { slotLoads: loads, branchCapacity } = state;
  const question = { policy, branchCapacity, loads, method: request.method, warehouseId };
  const nearest = (wanted: readonly ServedLine[]) =>
    nextSlot(schedule, question, state.now, {
      // Any time of the day will do for a day without a time.
      from: terms.clock.moment.minute === null ? state.now : terms.branch.wantedAt,
      isOffered: (moment, start) =>
        terms.closureAt(start) === null && wanted.every((line) => isOffered(line, terms, moment, start)),
    });
  const forAll = once(() => nearest(served.filter(({ refusal }) => refusal === null || isByHours(refusal))));
  return {
    onLines: (lines) =>
      lines.map((line, index) => {
        const asked = served[index];
        if (asked === undefined || !isByHours(asked.refusal)) return line;
        const next = forAll() ?? nearest([asked]);
        return next === null ? line : { ...line, next };
      }),
    insteadOf: (refusal) => {
      if (refusal?.reason === "time-required") return null;
      const isClosed = refusal !== null || terms.closureAt(terms.branch.wantedAt) !== null;
      return isClosed ? (forAll() ?? nearest([])) : null;
    },
  };
}

/** Whether the dish is only refused for the requested time: by its hours, or by a stop with an end. */
function isByHours(refusal: ServedLine["refusal"]): boolean {
  if (refusal?.reason === "not-available") return refusal.from !== undefined;
  const isStoppable = refusal?.reason === "sold-out" || refusal?.reason === "supplement-not-offered";
  return isStoppable && refusal.backAt !== undefined;
}

function isOffered({ request, product }: ServedLine, terms: Terms, moment: DeliveryMoment, start: Instant): boolean {
  if (product === null) return false;
  const groups = resolveGroups({ product, variationId: request.variationId }, terms.branch.catalog);
  const asked = { request, product, groups, branch: { ...terms.branch, moment, wantedAt: start }, room: anyStock };
  return checksByTime.every((check) => check(asked) === null);
}

const checksByTime = [checkAvailability, checkStops, checkParts, checkRequiredGroups, checkSupplements];
/** What is short now is short at any time of the day, so it does not refuse a time. */
const anyStock = openStockRoom([], 0);

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
