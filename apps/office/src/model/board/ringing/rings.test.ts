import { describe, expect, it } from "vitest";
import { anItem } from "../../inbox/testing-items.ts";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { requestRings, ringsOf, unheard, withHeard } from "./rings.ts";

describe("rings", () => {
  it("BOARD-3 rings for a new order until it is answered, and for a request to cancel", () => {
    const [fresh, asked] = [aBoardOrder({ id: 1 }), aBoardOrder({ id: 2, asks: "cancel", cancelRequestedAt: NOW })];
    expect(ringsOf([fresh, asked], NOW + 60 * MINUTE)).toEqual([
      { id: "new:1", orderId: 1, kind: "new", insists: true },
      { id: `cancel:2:${NOW}`, orderId: 2, kind: "cancel", insists: true },
    ]);
    expect(ringsOf([aBoardOrder({ asks: null, stage: "cooking" })], NOW)).toEqual([]);
  });

  it("BOARD-7 rings once for an automatically confirmed order, while it is recent", () => {
    const order = aBoardOrder({ asks: null, confirmedAt: NOW });
    expect(ringsOf([order], NOW + MINUTE)).toEqual([{ id: "new:1", orderId: 1, kind: "new", insists: false }]);
    expect(ringsOf([order], NOW + 11 * MINUTE)).toEqual([]);
  });

  it("BOARD-3 rings again when a scheduled order must be started", () => {
    const wanted = { soonest: false, express: false, from: NOW + 120 * MINUTE };
    const order = aBoardOrder({ asks: null, placedAt: NOW - 300 * MINUTE, startAt: NOW, wanted });
    expect(ringsOf([order], NOW - 1)).toEqual([]);
    expect(ringsOf([order], NOW)).toEqual([{ id: "due:1", orderId: 1, kind: "due", insists: false }]);
    expect(ringsOf([{ ...order, stage: "cooking" }], NOW)).toEqual([]);
  });

  it("BOARD-3 rings once for a scheduled order that must be started as soon as it is placed", () => {
    const wanted = { soonest: false, express: false, from: NOW + 40 * MINUTE };
    const order = aBoardOrder({ placedAt: NOW - MINUTE, startAt: NOW, wanted });
    expect(ringsOf([order], NOW)).toMatchObject([{ kind: "new" }]);
    const confirmedBy = { kind: "staff", name: "Анна" } as const;
    const confirmed = { ...order, asks: null, confirmedAt: NOW, confirmedBy };
    expect(ringsOf([confirmed], NOW)).toEqual([]);
    expect(ringsOf([{ ...confirmed, startAt: order.placedAt - MINUTE }], NOW)).toEqual([]);
  });

  it("CHANGE-3 rings once for a change that was made or that the guest did not agree to", () => {
    const step = (reason: string, at = NOW) => ({
      kind: "changed" as const,
      at,
      by: { kind: "guest" as const, name: "" },
      stage: null,
      promisedAt: null,
      reason,
    });
    const order = aBoardOrder({ asks: null, stage: "cooking", history: [step("proposed"), step("declined")] });
    const ring = { id: `declined:1:${NOW}`, orderId: 1, kind: "declined", insists: false };
    expect(ringsOf([order], NOW + MINUTE)).toEqual([ring]);
    expect(ringsOf([{ ...order, history: [...order.history, step("note")] }], NOW)).toEqual([ring]);
    expect(ringsOf([order], NOW + 11 * MINUTE)).toEqual([]);
    expect(ringsOf([{ ...order, stage: "cancelled" }], NOW)).toEqual([]);
    expect(ringsOf([{ ...order, history: [step("declined"), step("proposed")] }], NOW)).toEqual([]);
    expect(ringsOf([{ ...order, history: [step("made")] }], NOW)).toMatchObject([{ kind: "made" }]);
    expect(ringsOf([{ ...order, asks: "cancel", cancelRequestedAt: NOW }], NOW)).toHaveLength(2);
  });

  it("INBOX-1 rings for a new item by the settings, until somebody takes or answers it", () => {
    expect(requestRings([anItem({ kind: "booking" })])).toEqual([
      { id: "request:12", kind: "request", of: "booking", insists: true },
    ]);
    const silent = [
      anItem({ rings: false }),
      anItem({ assignee: { id: 3, name: "Вера" } }),
      anItem({ version: 2 }),
      anItem({ state: "done" }),
    ];
    expect(requestRings(silent)).toEqual([]);
  });

  it("BOARD-2 announces an order once and drops the oldest rings beyond a thousand", () => {
    const rings = ringsOf([aBoardOrder()], NOW);
    const heard = withHeard(new Map(), rings, NOW);
    expect(unheard(rings, heard)).toEqual([]);
    expect(withHeard(heard, rings, NOW + 1)).toBe(heard);
    const many = Array.from({ length: 1000 }, (_, at) => aBoardOrder({ id: at + 2 }));
    const later = withHeard(heard, ringsOf(many, NOW), NOW);
    expect(later.size).toBe(1000);
    expect(later.has("new:1")).toBe(false);
  });
});
