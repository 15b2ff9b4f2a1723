import type { LanguageCode } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { createMinuteBudget } from "../../../http/limits/minute-budget.ts";
import type { GeoService } from "../../geo/service.ts";

/** Maximum time that an order waits for its address, milliseconds; a provider's own timeout is shorter. */
const maxMs = 3_000;
/** Lookups for one caller in a minute, since a provider may charge for each. Staff look up one after another. */
const perMinute = { network: 20, staff: 60 } as const;

export interface PositionQuestion {
  /** Street and house as the shopper wrote them. */
  readonly text: string;
  readonly language: LanguageCode;
  /** `key`: a keyed digest of the sender's network, or the staff member; null: an integration, which has no limit. */
  readonly caller: { readonly kind: keyof typeof perMinute; readonly key: string } | null;
}

/** The position of a house; null: unknown, too late, or the caller exceeds its limit. */
export type FindPosition = (question: PositionQuestion) => Promise<Coordinates | null>;

/**
 * Finds the position of an order that was sent without coordinates (PRICE-6). Never throws; on failure the order is
 * flagged.
 */
export function createFindPosition(
  locate: GeoService["locate"],
  onError: (error: unknown) => void,
  waitMs: number = maxMs,
): FindPosition {
  const budgets = { network: createMinuteBudget(perMinute.network), staff: createMinuteBudget(perMinute.staff) };
  return async ({ text, language, caller }) => {
    if (caller !== null && (await budgets[caller.kind](caller.key)) > 0) return null;
    const asked = locate({ text, language, session: "", ref: null });
    try {
      const found = await within(waitMs, asked);
      // A street without a house may cross several zones.
      return found?.addresses.find(({ house }) => house !== null)?.coordinates ?? null;
    } catch (error) {
      onError(error);
      return null;
    }
  };
}

/** The value, or null after the timeout. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
