import { describe, expect, it } from "vitest";
import { attemptFor, isUnanswered, newAttemptKey, readAttempt, refusedAttempt } from "./checkout-attempt.ts";

const keys = () => {
  let count = 0;
  return () => `key-${++count}`;
};

describe("API-7 key of an order attempt", () => {
  it("is created with the first attempt and reused for every retry", () => {
    const newKey = keys();
    const first = attemptFor(null, "body", 0, newKey);
    expect(first).toEqual({ key: "key-1", bodies: ["body"], outcome: "unknown", at: 0 });
    expect(attemptFor(first, "body", 5_000, newKey)).toEqual(first);
  });

  it("stays while the outcome is unknown, even for a changed body", () => {
    const newKey = keys();
    const first = attemptFor(null, "body", 0, newKey);
    const changed = attemptFor(first, "other body", 1, newKey);
    expect(changed).toMatchObject({ key: "key-1", bodies: ["body", "other body"] });
    expect(attemptFor(changed, "body", 2, newKey)).toMatchObject({ key: "key-1", bodies: ["other body", "body"] });
  });

  it("changes with the body after a refusal, and only then", () => {
    const newKey = keys();
    const refused = refusedAttempt(attemptFor(null, "body", 0, newKey));
    expect(attemptFor(refused, "body", 1, newKey).key).toBe("key-1");
    expect(attemptFor(refused, "new total", 1, newKey)).toMatchObject({ key: "key-2", outcome: "unknown" });
  });

  it("changes for a body sent hours later", () => {
    const newKey = keys();
    const first = attemptFor(null, "body", 0, newKey);
    expect(attemptFor(first, "tomorrow's dinner", 7_200_000, newKey).key).toBe("key-2");
  });

  it("is unanswered until the shop refuses it or an hour passes", () => {
    const sent = attemptFor(null, "body", 0, keys());
    expect([isUnanswered(null, 0), isUnanswered(sent, 3_600_000), isUnanswered(sent, 3_600_001)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isUnanswered(refusedAttempt(sent), 1)).toBe(false);
  });

  it("survives a reload and is not read from invalid data", () => {
    const attempt = attemptFor(null, "body", 3, keys());
    expect(readAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    const { bodies, ...ofEarlierVersion } = attempt;
    expect(readAttempt({ ...ofEarlierVersion, body: bodies[0] })).toEqual(attempt);
    for (const value of [null, {}, "text", { key: "x" }, { bodies: ["x"] }, { key: "x", bodies: [""] }])
      expect(readAttempt(value)).toBeNull();
  });

  it("is unguessable", () => {
    expect(newAttemptKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newAttemptKey()).not.toBe(newAttemptKey());
  });
});
