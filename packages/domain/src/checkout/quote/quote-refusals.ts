import { subtractMoney } from "../../money/money.ts";
import type { CartTotals } from "../../pricing/types.ts";
import { localTime } from "../../schedule/local-time.ts";
import { hasRoom, type SlotDemand } from "../../schedule/slots/slot-room.ts";
import type { ClockRefusal } from "../../schedule/types.ts";
import { type BonusOffer, bonusRefusal } from "../bonus-use.ts";
import { backAtOf } from "../lines/checks/stops.ts";
import { pauseAt } from "../pauses.ts";
import type { Terms } from "../terms.ts";
import type { CheckoutRequest, PaymentMethod, QuoteRefusal, ShopRules, ShopState } from "../types.ts";

/** The refusal of the time. Otherwise a refusal if the slot has no room for an order of this size. */
export function clockRefusal(
  request: CheckoutRequest,
  terms: Terms,
  demand: SlotDemand,
  rules: ShopRules,
  state: ShopState,
): ClockRefusal | null {
  const { refusal, slotStart } = terms.clock;
  if (refusal !== null || slotStart === null) return refusal;
  const { slots: policy, warehouseId } = rules;
  const { slotLoads: loads, branchCapacity } = state;
  const question = { policy, branchCapacity, loads, method: request.method, warehouseId };
  return hasRoom(question, slotStart, demand) ? null : { reason: "slot-full" };
}

function pausedRefusal(terms: Terms, rules: ShopRules, state: ShopState): QuoteRefusal | null {
  const now = localTime(state.now, rules.schedule.timeZone);
  const pause = pauseAt(rules.pauses, rules.warehouseId, terms.place.zone?.id ?? null, now);
  if (pause === null) return closedByStaff(terms);
  return pause.message === null ? { reason: "paused" } : { reason: "paused", message: pause.message };
}

function closedByStaff({ closureAt, branch }: Terms): QuoteRefusal | null {
  const closure = closureAt(branch.wantedAt);
  if (closure === null) return null;
  const { what, message } = closure;
  return { reason: "paused", what, ...(message === "" ? {} : { message }), ...backAtOf(closure) };
}

/** A sum equal to the minimum is enough (PRICE-6). */
function minimumRefusal({ minimum: required }: Terms, { countedSum }: CartTotals): QuoteRefusal | null {
  if (countedSum >= required) return null;
  return { reason: "minimum-not-reached", required, missing: subtractMoney(required, countedSum) };
}

function paymentRefusal(wanted: string | null, offered: readonly PaymentMethod[]): QuoteRefusal | null {
  if (wanted === null || offered.some(({ id }) => id === wanted)) return null;
  return { reason: "payment-unavailable", methods: offered.map(({ id }) => id) };
}

function blockedRefusal({ phone }: ShopRules, { customer }: ShopState): QuoteRefusal | null {
  if (customer?.isBlocked !== true) return null;
  return { reason: "guest-blocked", ...(phone === undefined ? {} : { phone }) };
}

/** Intermediate results of a quote, from which its refusals follow. */
export interface Judged {
  readonly terms: Terms;
  readonly totals: CartTotals;
  readonly clock: ClockRefusal | null;
  readonly payments: readonly PaymentMethod[];
  readonly unknownCode: string | null;
  readonly bonuses: BonusOffer;
}

/** Every refusal of a quote, each once: block, place, clock, pause, minimum, payment, promo code, points. */
export function quoteRefusals(
  request: CheckoutRequest,
  judged: Judged,
  rules: ShopRules,
  state: ShopState,
): readonly QuoteRefusal[] {
  const { terms, totals, unknownCode } = judged;
  const refusals: readonly (QuoteRefusal | null)[] = [
    blockedRefusal(rules, state),
    terms.place.refusal,
    judged.clock,
    pausedRefusal(terms, rules, state),
    minimumRefusal(terms, totals),
    paymentRefusal(request.paymentMethod, judged.payments),
    unknownCode === null ? null : { reason: "promo-unknown", code: unknownCode },
    bonusRefusal(judged.bonuses, totals.bonusPointsApplied),
  ];
  return refusals.filter((refusal) => refusal !== null);
}
