import { type Breaker, createBreaker } from "../breaker.ts";
import { PushFailure, type PushLetter, type PushOutcome, sendPush } from "./send-push.ts";
import type { Vapid } from "./vapid.ts";

const failuresBeforeRest = 5;
const restMs = 60_000;
/** Some services have one host per region. */
const maxServices = 200;

/** Like `sendPush`. A service that failed repeatedly is skipped for a minute (decision 028); its messages wait. */
export function restingPush(now: () => number): (letter: PushLetter, vapid: Vapid) => Promise<PushOutcome> {
  const breakers = new Map<string, Breaker>();

  function breakerOf(origin: string): Breaker {
    const known = breakers.get(origin);
    if (known !== undefined) return known;
    if (breakers.size >= maxServices) breakers.clear();
    const breaker = createBreaker({
      failures: failuresBeforeRest,
      restMs,
      now,
      isAway: (error) => error instanceof PushFailure && error.isAway,
      resting: () => new PushFailure("the push service is paused after repeated failures"),
    });
    breakers.set(origin, breaker);
    return breaker;
  }

  return (letter, vapid) => breakerOf(letter.endpoint.origin).run(() => sendPush(letter, vapid, now()));
}
