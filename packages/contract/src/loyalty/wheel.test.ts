import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prizeToWire, type WheelPrize, wheelFromWire, wheelResultFromWire } from "./wheel.ts";

const prizes = fc.oneof(
  fc.record({ kind: fc.constant("points" as const), points: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({ kind: fc.constant("coupon" as const), couponId: fc.integer({ min: 1, max: 2_147_483_647 }) }),
  fc.constant<WheelPrize>({ kind: "nothing" }),
);

describe("the wheel on the wire", () => {
  it("APP-2 a prize is read as it was drawn", () => {
    fc.assert(
      fc.property(prizes, fc.oneof(fc.integer(), fc.string()), (prize, id) => {
        const wire = JSON.parse(JSON.stringify({ segment_id: id, prize: prizeToWire(prize) }));
        expect(wheelResultFromWire(wire)).toEqual({ segmentId: id, prize });
        expect(wheelFromWire({ segments: [], spins_left: 1, last: wire })).toMatchObject({
          last: { prize },
          spinsLeft: 1,
        });
      }),
    );
  });

  it.each([
    ["no points", { kind: "points", points: 0 }],
    ["points below zero", { kind: "points", points: -5 }],
    ["less than a whole point", { kind: "points", points: 0.9 }],
    ["a coupon without its id", { kind: "coupon" }],
    ["a prize that only a newer shop knows", { kind: "dinner", points: 5 }],
    ["no prize at all", null],
  ])("APP-2 reads %s as nothing won", (_, prize) => {
    expect(wheelResultFromWire({ segment_id: 1, prize })).toEqual({ segmentId: 1, prize: { kind: "nothing" } });
  });

  it("APP-2 a page of the game is a web address", () => {
    const pageOf = (page: unknown) => wheelFromWire({ segments: [], spins_left: 0, last: null, page }).page;
    expect(pageOf("https://host.example/wheel/?user_id=7")).toBe("https://host.example/wheel/?user_id=7");
    for (const page of [undefined, "", "/wheel/", "javascript:alert(1)"]) expect(pageOf(page)).toBeNull();
  });

  it("APP-2 nothing was drawn if no segment is named", () => {
    for (const nothing of [null, {}, { prize: { kind: "points", points: 5 } }])
      expect(wheelResultFromWire(nothing)).toBeNull();
  });
});
