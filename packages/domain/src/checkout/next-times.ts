import type { DeliveryMoment } from "../schedule/availability.ts";
import { instantAt } from "../schedule/local-time.ts";
import { nextSlot } from "../schedule/slots/next-slot.ts";
import type { ClockRefusal, Instant, SlotTime, TimeZone } from "../schedule/types.ts";
import { checkAvailability } from "./lines/checks/availability.ts";
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
      from: wishedFrom(terms.clock.moment, schedule.timeZone, state.now),
      isOffered: (moment) => wanted.every((line) => isOffered(line, terms, moment)),
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
    insteadOf: (refusal) => (refusal === null || refusal.reason === "time-required" ? null : (forAll() ?? nearest([]))),
  };
}

/** The requested time. Now, if it is past or does not exist on the clock. */
function wishedFrom({ day, minute }: DeliveryMoment, zone: TimeZone, now: Instant): Instant {
  return minute === null ? now : Math.max(now, instantAt(day, minute, zone));
}

function isByHours(refusal: ServedLine["refusal"]): boolean {
  return refusal?.reason === "not-available" && refusal.from !== undefined;
}

function isOffered({ request, product }: ServedLine, terms: Terms, moment: DeliveryMoment): boolean {
  return product !== null && checkAvailability({ request, product, branch: { ...terms.branch, moment } }) === null;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
