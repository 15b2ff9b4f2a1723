import { describe, expect, it } from "vitest";
import { canBecome, holdsTable } from "./booking-states.ts";
import { dueAt, INBOX_KINDS, needsAnswer, outcomesOf, USUAL_INBOX_RULES } from "./inbox-rules.ts";

describe("the inbox", () => {
  it("INBOX-1 a call-back is due in a quarter of an hour and rings", () => {
    expect(dueAt(USUAL_INBOX_RULES.call, 1_000)).toBe(901_000);
    expect(USUAL_INBOX_RULES.call.rings).toBe(true);
  });

  it("INBOX-1 every kind can be answered here, except a request to cancel, which its order answers", () => {
    expect(INBOX_KINDS.filter((kind) => outcomesOf(kind).length === 0)).toEqual(["cancel-request"]);
  });

  it("INBOX-1 a review needs an answer when it is low or has words", () => {
    expect(needsAnswer({ stars: 3, comment: "" })).toBe(true);
    expect(needsAnswer({ stars: 5, comment: "Остыло" })).toBe(true);
    expect(needsAnswer({ stars: 4, comment: "" })).toBe(false);
  });
});

describe("a booking", () => {
  it("INBOX-1 is seated or missed after it was confirmed or not, and a slip is taken back", () => {
    expect([canBecome("new", "seated"), canBecome("seated", "no-show"), canBecome("no-show", "seated")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([canBecome("cancelled", "confirmed"), canBecome("seated", "cancelled")]).toEqual([false, false]);
  });

  it("INBOX-1 frees its table when it is cancelled or nobody came", () => {
    expect((["new", "confirmed", "seated", "no-show", "cancelled"] as const).map(holdsTable)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
