import { describe, expect, it } from "vitest";
import { disagreements, neverFirst, type Race, type RaceAnswer } from "./judge.ts";

const at = "2026-03-04T09:00:00.000Z";
const by = { kind: "staff", name: "Анна" } as const;
const entry = (kind: Race["end"]["history"][number]["kind"]) => ({ kind, at, by });
const won = (stage: string): RaceAnswer => ({ status: 200, body: JSON.stringify({ stage }) });
const lost: RaceAnswer = { status: 409, body: JSON.stringify({ code: "order_changed", data: { by } }) };
const late: RaceAnswer = { status: 409, body: JSON.stringify({ code: "order_transition_refused" }) };

/** Anna confirmed, the integration moved the order to cooking, and the guest asked to cancel. */
const fair: Race = {
  isPaid: true,
  confirm: won("accepted"),
  refuse: lost,
  cancel: won("cooking"),
  move: won("cooking"),
  again: { confirm: won("cooking"), refuse: lost },
  end: {
    stage: "cooking",
    total: 200,
    paid: 200,
    refunded: 0,
    history: [entry("placed"), entry("confirmed"), entry("moved"), entry("cancel-requested")],
  },
};
const cancelled: Race = {
  ...fair,
  confirm: lost,
  refuse: won("cancelled"),
  cancel: won("cancelled"),
  move: late,
  again: { confirm: lost, refuse: won("cancelled") },
  end: { ...fair.end, stage: "cancelled", refunded: 200, history: [entry("placed"), entry("refused")] },
};

describe("the judge of a race", () => {
  it("BOARD-6 accepts a confirmation with a move and a cancel request, and a refusal", () => {
    expect([disagreements(fair), disagreements(cancelled)]).toEqual([[], []]);
  });

  it.each<[string, Race]>([
    ["both members of staff won", { ...fair, refuse: won("cancelled") }],
    ["the confirmation is not stored", { ...fair, end: { ...fair.end, history: fair.end.history.slice(2) } }],
    ["the guest was told nothing, but the request is stored", { ...fair, cancel: late }],
    ["the guest was told that the order is cancelled", { ...fair, cancel: won("cancelled") }],
    ["the integration won, but the order is cancelled", { ...cancelled, move: won("cooking") }],
    ["a cancelled order is not refunded", { ...cancelled, end: { ...cancelled.end, refunded: 0 } }],
    ["a cooked order is refunded", { ...fair, end: { ...fair.end, refunded: 200 } }],
    ["it has two ends", { ...cancelled, end: { ...cancelled.end, history: [entry("refused"), entry("cancelled")] } }],
    ["a repeat is answered otherwise", { ...fair, again: { ...fair.again, confirm: lost } }],
    ["a loser does not learn who was first", { ...fair, refuse: { status: 409, body: '{"code":"order_changed"}' } }],
    ["the integration gets the answer of staff", { ...cancelled, move: lost }],
    ["an answer is an error", { ...fair, move: { status: 503, body: "{}" } }],
  ])("BOARD-6 reports a disagreement when %s", (_, race) => {
    expect(disagreements(race)).not.toEqual([]);
  });

  it("BOARD-6 reports a caller that never had an effect, after enough races", () => {
    const many = (race: Race) => Array.from({ length: 50 }, () => race);
    expect(neverFirst([...many(fair), ...many(cancelled)])).toEqual([]);
    expect(neverFirst([...many(cancelled), ...many(cancelled)])).toEqual([
      "confirm changed none of 100 orders",
      "cancel changed none of 100 orders",
      "move changed none of 100 orders",
    ]);
    expect(neverFirst(many(cancelled))).toEqual([]);
  });
});
