import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import {
  TIP_RECIPIENTS,
  type TipPolicy,
  type TippedOrder,
  tipRecipients,
  tipRefusal,
  tipsUntil,
  tipTimeRefusal,
} from "./tips.ts";

const day = 86_400_000;
const handedOverAt = Date.UTC(2026, 10, 18, 12, 0);
const policy: TipPolicy = {
  sums: [money(5_000), money(10_000), money(20_000)],
  min: money(3_000),
  max: money(500_000),
  days: 7,
};
const delivered: TippedOrder = { stage: "handed-over", fulfilment: "delivery", handedOverAt };
const wish = { recipient: "courier", amount: money(10_000), again: false } as const;
const soon = { now: handedOverAt + 1, tipped: [] };

describe("tips", () => {
  it("go to courier or kitchen of a delivery, otherwise to the kitchen", () => {
    expect(tipRecipients("delivery")).toEqual(["courier", "kitchen"]);
    expect(tipRecipients("pickup")).toEqual(["kitchen"]);
    expect(tipRecipients("lounge")).toEqual(["kitchen"]);
    const collected: TippedOrder = { ...delivered, fulfilment: "pickup" };
    expect(tipRefusal(collected, wish, policy, soon)).toEqual({ reason: "no-such-recipient" });
    expect(tipRefusal(collected, { ...wish, recipient: "kitchen" }, policy, soon)).toBeNull();
  });

  it("are accepted from the handover until the shop's days are over", () => {
    expect(tipsUntil(delivered, policy)).toBe(handedOverAt + 7 * day);
    expect(tipTimeRefusal(delivered, policy, handedOverAt + 7 * day - 1)).toBeNull();
    expect(tipTimeRefusal(delivered, policy, handedOverAt + 7 * day)).toEqual({ reason: "too-late" });
    const stages = fc.constantFrom("awaiting-payment", "accepted", "cooking", "ready", "on-the-way", "cancelled");
    fc.assert(
      fc.property(stages, fc.option(fc.integer({ min: 0 })), fc.integer({ min: 0 }), (stage, at, now) => {
        const order: TippedOrder = { stage, fulfilment: "delivery", handedOverAt: at };
        expect(tipRefusal(order, wish, policy, { now, tipped: [] })).toEqual({ reason: "not-handed-over" });
      }),
    );
  });

  it("accept a sum within the bounds, both included, whatever is suggested", () => {
    const edges = fc.constantFrom(policy.min - 1, policy.min, policy.max, policy.max + 1);
    fc.assert(
      fc.property(fc.oneof(edges, fc.integer({ min: 0, max: 1_000_000 })), (kopecks) => {
        const refusal = tipRefusal(delivered, { ...wish, amount: money(kopecks) }, policy, soon);
        const expected =
          kopecks < policy.min
            ? { reason: "sum-too-small", limit: policy.min }
            : kopecks > policy.max
              ? { reason: "sum-too-big", limit: policy.max }
              : null;
        expect(refusal).toEqual(expected);
      }),
    );
  });

  it("are asked once per recipient, unless the guest wants to tip again", () => {
    const recipients = fc.constantFrom(...TIP_RECIPIENTS);
    fc.assert(
      fc.property(recipients, fc.subarray([...TIP_RECIPIENTS]), fc.boolean(), (recipient, tipped, again) => {
        const refusal = tipRefusal(delivered, { ...wish, recipient, again }, policy, { ...soon, tipped });
        expect(refusal).toEqual(tipped.includes(recipient) && !again ? { reason: "already-tipped" } : null);
      }),
    );
  });
});
