import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { aBranchServer } from "../testing/branch-server.ts";
import { type BoardNews, type BoardState, EMPTY_BOARD, withNews } from "./board-state.ts";

type Step =
  | { readonly do: "change"; readonly id: number }
  | { readonly do: "load" }
  | { readonly do: "feed" }
  | { readonly do: "restart" }
  | { readonly do: "answer"; readonly id: number }
  /** Delivers an answer, possibly after later ones, possibly twice. */
  | { readonly do: "arrive"; readonly which: number; readonly again: boolean }
  | { readonly do: "lose"; readonly which: number };

const id = fc.integer({ min: 1, max: 6 });
const which = fc.nat({ max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("change" as const), id }),
  fc.record({ do: fc.constant("load" as const) }),
  fc.record({ do: fc.constant("feed" as const) }),
  fc.record({ do: fc.constant("feed" as const) }),
  fc.record({ do: fc.constant("restart" as const) }),
  fc.record({ do: fc.constant("answer" as const), id }),
  fc.record({ do: fc.constant("arrive" as const), which, again: fc.boolean() }),
  fc.record({ do: fc.constant("arrive" as const), which, again: fc.boolean() }),
  fc.record({ do: fc.constant("lose" as const), which }),
);

/** Plays the steps of a board and its branch. Returns both states after a last successful request. */
async function play(steps: readonly Step[]) {
  const server = aBranchServer();
  const signal = new AbortController().signal;
  let state: BoardState = EMPTY_BOARD;
  let underWay: BoardNews[] = [];

  async function fed(): Promise<BoardNews> {
    const after = state.last ?? 0;
    const { entries, orders } = await server.reads.feed({ after, limit: 3, atLeast: null }, signal);
    return { kind: "fed", after, upTo: entries.at(-1)?.number ?? after, orders };
  }
  for (const each of steps) {
    if (each.do === "change") server.change(each.id);
    else if (each.do === "load") underWay.push({ kind: "loaded", ...server.board() });
    else if (each.do === "feed") underWay.push(await fed());
    else if (each.do === "restart") [state, underWay] = [EMPTY_BOARD, []];
    else if (each.do === "answer") state = withNews(state, { kind: "answered", order: server.change(each.id) });
    else {
      const at = each.which % Math.max(1, underWay.length);
      const news = underWay[at];
      if (each.do === "lose" || !news || !each.again) underWay.splice(at, 1);
      if (each.do === "arrive" && news) state = withNews(state, news);
    }
  }
  if (state.last === null) state = withNews(state, { kind: "loaded", ...server.board() });
  for (let news = await fed(); news.kind === "fed" && news.upTo > news.after; news = await fed()) {
    state = withNews(state, news);
  }
  return { state, server };
}

describe("state of a board", () => {
  it("BOARD-2 equals a full load after any order of late, repeated and lost answers and restarts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: "max" }), async (steps) => {
        const { state, server } = await play(steps);
        const { last, orders } = server.board();
        expect(state.last).toBe(last);
        expect([...state.orders.values()].toSorted((a, b) => a.id - b.id)).toEqual(
          orders.toSorted((a, b) => a.id - b.id),
        );
      }),
    );
  });

  it("BOARD-2 ignores entries behind a gap", () => {
    const state = withNews(EMPTY_BOARD, { kind: "loaded", last: 3, leftOff: 0, orders: [] });
    expect(withNews(state, { kind: "fed", after: 5, upTo: 6, orders: [aBoardOrder()] })).toBe(state);
  });

  it("BOARD-2 keeps a new order when an older answer with the whole board arrives", () => {
    const loaded = withNews(EMPTY_BOARD, { kind: "loaded", last: 3, leftOff: 0, orders: [] });
    const fed = withNews(loaded, { kind: "fed", after: 3, upTo: 4, orders: [aBoardOrder()] });
    expect(withNews(fed, { kind: "loaded", last: 3, leftOff: 0, orders: [] }).orders.size).toBe(1);
  });

  it("BOARD-8 counts its age from the time of the request, not from an older state", () => {
    const state = withNews(EMPTY_BOARD, { kind: "loaded", last: 3, leftOff: 0, orders: [] });
    expect(withNews(state, { kind: "checked", last: 2, at: 500 }).checkedAt).toBe(null);
    expect(withNews(state, { kind: "checked", last: 3, at: 500 }).checkedAt).toBe(500);
  });

  it("BOARD-2 drops orders that ended a day ago and keeps live orders of any age", () => {
    const ended = (id: number, stage: "handed-over" | "cooking", at: number) =>
      aBoardOrder({
        id,
        stage,
        history: [{ at, kind: "moved", stage, promisedAt: null, reason: "", by: { kind: "staff", name: "Анна" } }],
      });
    const orders = [ended(1, "handed-over", NOW - 1501 * MINUTE), ended(2, "handed-over", NOW - 1499 * MINUTE)];
    const live = ended(3, "cooking", NOW - 2000 * MINUTE);
    const state = withNews(EMPTY_BOARD, { kind: "loaded", last: 3, leftOff: 0, orders: [...orders, live] });
    expect([...withNews(state, { kind: "checked", last: 3, at: NOW }).orders.keys()]).toEqual([2, 3]);
  });

  it("BOARD-8 keeps the same map when nothing changed, so that no card renders", () => {
    const order = aBoardOrder();
    const state = withNews(EMPTY_BOARD, { kind: "loaded", last: 1, leftOff: 0, orders: [order] });
    expect(withNews(state, { kind: "fed", after: 1, upTo: 1, orders: [] })).toBe(state);
    expect(withNews(state, { kind: "answered", order: { ...order } })).toBe(state);
  });
});
