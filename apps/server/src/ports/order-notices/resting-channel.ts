import { createBreaker } from "../breaker.ts";
import { type NoticeChannel, NoticeFailure } from "./notice-channel.ts";

const failuresBeforeRest = 3;
const restMs = 60_000;

/**
 * The channel behind a circuit breaker: skipped for a minute after three consecutive failures (decision 028). A dead
 * server then delays no other receiver, and a wrong password is not tried hundreds of times. Skipped notices fail with
 * the last reason.
 */
export function restingChannel(channel: NoticeChannel, now: () => number): NoticeChannel {
  let last: Error = new NoticeFailure("it is paused after repeated failures");
  const breaker = createBreaker({
    failures: failuresBeforeRest,
    restMs,
    now,
    isAway: (error) => error instanceof NoticeFailure && error.isAway,
    resting: () => last,
  });
  return {
    ...channel,
    send: (notice, signal) =>
      breaker.run(async () => {
        try {
          await channel.send(notice, signal);
        } catch (error) {
          if (error instanceof Error) last = error;
          throw error;
        }
      }),
  };
}
