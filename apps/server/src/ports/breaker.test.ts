import { describe, expect, it } from "vitest";
import { createBreaker } from "./breaker.ts";

class Away extends Error {}

describe("a provider that fails repeatedly", () => {
  function aBreaker() {
    let now = 0;
    let calls = 0;
    const breaker = createBreaker({
      failures: 3,
      restMs: 1_000,
      now: () => now,
      isAway: (error) => error instanceof Away,
      resting: () => new Error("resting"),
    });
    const run = (outcome: () => Promise<string>) =>
      breaker
        .run(() => {
          calls += 1;
          return outcome();
        })
        .catch((error: Error) => error.message);
    return {
      calls: () => calls,
      advance(milliseconds: number) {
        now += milliseconds;
      },
      fail: () => run(() => Promise.reject(new Away("away"))),
      refuse: () => run(() => Promise.reject(new Error("bad request"))),
      succeed: () => run(async () => "answer"),
      run,
    };
  }

  it("is skipped for a while after the third consecutive failure", async () => {
    const { fail, succeed, advance, calls } = aBreaker();
    expect([await fail(), await fail(), await fail()]).toEqual(["away", "away", "away"]);
    expect([await succeed(), calls()]).toEqual(["resting", 3]);
    advance(999);
    expect([await succeed(), calls()]).toEqual(["resting", 3]);
    advance(1);
    expect([await succeed(), await succeed()]).toEqual(["answer", "answer"]);
  });

  it("counts only consecutive failures: an answer or a refusal resets the count", async () => {
    const { fail, succeed, refuse } = aBreaker();
    for (const answer of [succeed, refuse, succeed]) {
      await fail();
      await fail();
      await answer();
    }
    expect(await succeed()).toBe("answer");
  });

  it("gets one probe at a time after the pause, and is paused again when it fails", async () => {
    const { fail, succeed, advance, run, calls } = aBreaker();
    for (let count = 0; count < 3; count += 1) await fail();
    advance(1_000);
    let end: (error: Error) => void = () => undefined;
    const probe = run(
      () =>
        new Promise((_resolve, reject) => {
          end = reject;
        }),
    );
    expect([await succeed(), calls()]).toEqual(["resting", 4]);
    end(new Away("still away"));
    expect(await probe).toBe("still away");
    expect([await succeed(), calls()]).toEqual(["resting", 4]);
    advance(1_000);
    expect(await succeed()).toBe("answer");
  });
});
