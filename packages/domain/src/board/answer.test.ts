import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderStage } from "../orders/types.ts";
import { type AnswerState, afterAction, awaitedAnswer, type BoardAction, guestCancel, needsReading } from "./answer.ts";

const placed: AnswerState = {
  stage: "accepted",
  asks: true,
  isConfirmed: false,
  isCancelAsked: false,
  isCancelDeclined: false,
};
const confirmed: AnswerState = { ...placed, isConfirmed: true };
const stages: readonly OrderStage[] = [
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
];
const anAction: fc.Arbitrary<BoardAction> = fc.oneof(
  fc.constantFrom<BoardAction>({ kind: "confirm" }, { kind: "promise" }, { kind: "refuse" }),
  fc.constantFrom(...stages).map((to) => ({ kind: "move" as const, to })),
  fc.boolean().map((isAskedLater) => ({ kind: "guest-cancel" as const, isAskedLater })),
);

/** Every state that actions reach from a new order; a refused action leaves the state unchanged. */
const aWay = fc
  .record({
    asks: fc.boolean(),
    isPaid: fc.boolean(),
    fulfilment: fc.constantFrom("delivery" as const, "pickup" as const),
    actions: fc.array(anAction, { maxLength: 20 }),
  })
  .map(({ asks, isPaid, fulfilment, actions }) => {
    const way: AnswerState[] = [{ ...placed, asks, stage: isPaid ? "accepted" : "awaiting-payment" }];
    for (const action of actions) {
      const last = way.at(-1) ?? placed;
      way.push(afterAction(last, action, fulfilment) ?? last);
    }
    return way;
  });

describe("the answers to an order", () => {
  it.each(stages)("BOARD-5 a note changes no answer; an unpaid order is not on the board to have one: %s", (stage) => {
    const state = { ...confirmed, stage, isCancelAsked: true };
    expect(afterAction(state, { kind: "note" }, "pickup")).toEqual(stage === "awaiting-payment" ? null : state);
  });

  it("BOARD-6 an order is never both cooking and cancelled: nothing happens after a refusal", () => {
    fc.assert(
      fc.property(aWay, anAction, (way, action) => {
        const cancelledAt = way.findIndex(({ stage }) => stage === "cancelled");
        fc.pre(cancelledAt >= 0);
        for (const state of way.slice(cancelledAt)) {
          expect(state.stage).toBe("cancelled");
          expect(state.isConfirmed).toBe(way[cancelledAt]?.isConfirmed);
          expect(afterAction(state, action, "delivery")).toBeNull();
        }
      }),
    );
  });

  it("BOARD-6 a confirmation is never withdrawn, and the guest of a confirmed order can only ask to cancel", () => {
    fc.assert(
      fc.property(aWay, (way) => {
        for (const [index, state] of way.entries()) {
          if (way[index - 1]?.isConfirmed === true) expect(state.isConfirmed).toBe(true);
          if (state.isConfirmed) expect(guestCancel(state, false)).not.toBe("cancel");
        }
      }),
    );
  });

  it("BOARD-1 an order in the kitchen counts as confirmed", () => {
    fc.assert(
      fc.property(aWay, (way) => {
        for (const state of way)
          if (["cooking", "ready", "on-the-way", "handed-over"].includes(state.stage))
            expect(state.isConfirmed).toBe(true);
      }),
    );
  });

  it("BOARD-6 a guest asks once, and an open request always has an answer that closes it", () => {
    fc.assert(
      fc.property(aWay, (way) => {
        const asked = way.filter((state, index) => state.isCancelAsked && way[index - 1]?.isCancelAsked !== true);
        expect(asked.length).toBeLessThanOrEqual(1);
        for (const state of way.filter(({ isCancelAsked }) => isCancelAsked)) {
          expect(awaitedAnswer(state)).toBe("cancel");
          expect(afterAction(state, { kind: "confirm" }, "pickup")).toMatchObject({ isCancelDeclined: true });
          expect(afterAction(state, { kind: "refuse" }, "pickup")).toMatchObject({ stage: "cancelled" });
        }
      }),
    );
  });

  it.each<[string, AnswerState, boolean, ReturnType<typeof guestCancel>]>([
    ["cancels before the answer", placed, false, "cancel"],
    ["asks after it", confirmed, false, "request"],
    ["asks while the kitchen cooks", { ...confirmed, stage: "cooking" }, false, "request"],
    ["cancels when the confirmed order became later", { ...confirmed, stage: "cooking" }, true, "cancel"],
    ["has no second request", { ...confirmed, isCancelDeclined: true }, false, null],
    ["does nothing once the courier has it", { ...confirmed, stage: "on-the-way" }, false, null],
    ["cancels until the kitchen starts where nobody confirms", { ...placed, asks: false }, false, "cancel"],
    ["asks after the confirmation of a branch without a tablet", { ...confirmed, asks: false }, false, "request"],
    ["does nothing in the kitchen where nobody confirms", { ...confirmed, asks: false, stage: "cooking" }, false, null],
  ])("BOARD-6 a guest %s", (_, state, isAskedLater, effect) => {
    expect(guestCancel(state, isAskedLater)).toBe(effect);
  });

  it("BOARD-1 an order that awaits its payment needs no answer and accepts none", () => {
    const unpaid: AnswerState = { ...placed, stage: "awaiting-payment" };
    expect(awaitedAnswer(unpaid)).toBeNull();
    expect(afterAction(unpaid, { kind: "confirm" }, "pickup")).toBeNull();
    expect(afterAction(unpaid, { kind: "move", to: "accepted" }, "pickup")).toMatchObject({ isConfirmed: false });
  });
});

describe("a guest's words on an allergy", () => {
  it("MENU-15 must be read before the first confirmation and the kitchen's first step, and not again", () => {
    expect(needsReading(placed, { kind: "confirm" })).toBe(true);
    expect(needsReading({ ...placed, asks: false }, { kind: "move", to: "cooking" })).toBe(true);
    expect(needsReading(confirmed, { kind: "confirm" })).toBe(false);
    expect(needsReading({ ...confirmed, stage: "cooking" }, { kind: "move", to: "ready" })).toBe(false);
  });

  it("MENU-15 hold up neither a refusal nor a note", () => {
    for (const kind of ["refuse", "promise", "note", "seen"] as const)
      expect(needsReading(placed, { kind })).toBe(false);
  });
});
