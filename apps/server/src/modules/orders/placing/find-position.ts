import type { LanguageCode } from "@skatert/contract";
import type { Coordinates } from "@skatert/domain";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { GeoService } from "../../geo/service.ts";

/** An order waits no longer than this for its address; a provider's own time-out is shorter. */
const mostMs = 3_000;
/** Addresses looked up for one network in a minute: a question to a provider may cost money. */
const perMinute = 20;

export interface PositionQuestion {
  /** Street and house as written. */
  readonly text: string;
  readonly language: LanguageCode;
  /** A keyed digest of the sender's network; null: an integration, which is not limited. */
  readonly network: string | null;
}

/** The position of a house, or null when it is unknown, the answer is late, or the network asked too often. */
export type FindPosition = (question: PositionQuestion) => Promise<Coordinates | null>;

/** Finds the place of an order that was sent without one (PRICE-6). Never throws: the order is flagged instead. */
export function createFindPosition(
  locate: GeoService["locate"],
  onError: (error: unknown) => void,
  waitMs: number = mostMs,
): FindPosition {
  const budget = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async ({ text, language, network }) => {
    if (network !== null && !(await mayAsk(budget, network))) return null;
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

async function mayAsk(budget: RateLimiterMemory, network: string): Promise<boolean> {
  try {
    await budget.consume(network);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** The value, or null when it takes longer. */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
