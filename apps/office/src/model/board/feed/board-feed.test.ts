import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../testing/board-orders.ts";
import { aBranchServer } from "../testing/branch-server.ts";
import { createBoardFeed } from "./board-feed.ts";
import type { BoardReads } from "./read-news.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function aFeed(reads: BoardReads) {
  const reached: (string | null)[] = [];
  const feed = createBoardFeed({ reads, now: Date.now, onReach: (error) => reached.push(error) });
  return { feed, reached };
}

describe("feed of a board", () => {
  it("BOARD-2 loads the board once, then takes changed orders from the feed", async () => {
    const server = aBranchServer();
    for (const id of [1, 2, 3]) server.change(id);
    const order = vi.fn(server.reads.order);
    const board = vi.fn(server.reads.board);
    const { feed } = aFeed({ ...server.reads, order, board });
    await feed.catchUp();
    server.change(2, { stage: "cooking" });
    server.change(2, { stage: "ready" });
    await feed.catchUp();
    expect(feed.state().orders.get(2)?.stage).toBe("ready");
    expect(feed.state().last).toBe(5);
    expect([board.mock.calls.length, order.mock.calls.length]).toEqual([1, 0]);
  });

  it("BOARD-2 reads orders one by one if the feed's answer had no room for them", async () => {
    const server = aBranchServer();
    const order = vi.fn(server.reads.order);
    const { feed } = aFeed({ ...server.reads, order });
    await feed.catchUp();
    for (let id = 1; id <= 22; id += 1) server.change(id);
    await feed.catchUp();
    expect(order.mock.calls.map(([id]) => id)).toEqual([21, 22]);
    expect(feed.state().orders.size).toBe(22);
  });

  it("BOARD-2 follows all messages of a running request with one more, unless its answer covers them", async () => {
    const server = aBranchServer();
    const answers: (() => void)[] = [];
    const asked: (number | null)[] = [];
    const { feed } = aFeed({
      ...server.reads,
      async feed(ask, signal) {
        asked.push(ask.atLeast);
        await new Promise<void>((resolve) => answers.push(resolve));
        return server.reads.feed(ask, signal);
      },
    });
    await feed.catchUp();
    server.change(1);
    void feed.hear(1);
    await vi.advanceTimersByTimeAsync(0);
    for (const id of [2, 3, 4]) {
      server.change(id);
      void feed.hear(id);
    }
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([feed.state().last, asked]).toEqual([4, [1]]);
    await feed.hear(4);
    expect(asked).toEqual([1]);

    server.change(5);
    void feed.hear(5);
    await vi.advanceTimersByTimeAsync(0);
    // The message of a change that the running request does not include.
    for (const last of [6, 7]) void feed.hear(last);
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    for (const id of [6, 7]) server.change(id);
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([feed.state().last, asked]).toEqual([7, [1, 5, 7]]);
  });

  it("BOARD-2 lets a slow request finish while messages arrive; only a wake-up aborts it", async () => {
    const server = aBranchServer();
    const signals: AbortSignal[] = [];
    const { feed } = aFeed({
      ...server.reads,
      async feed(ask, signal) {
        signals.push(signal);
        await new Promise((resolve) => setTimeout(resolve, 3000));
        return server.reads.feed(ask, signal);
      },
    });
    await feed.catchUp();
    for (let last = 1; last <= 12; last += 1) {
      server.change(last);
      void feed.hear(last);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(600);
    expect(feed.state().last).toBe(12);
  });

  it("BOARD-2 loads the whole board if it missed more than one feed answer holds", async () => {
    const server = aBranchServer();
    const { feed } = aFeed(server.reads);
    await feed.catchUp();
    for (let id = 1; id <= 250; id += 1) server.change(id);
    await feed.catchUp();
    expect(feed.state().orders.size).toBe(250);
    expect(feed.state().last).toBe(250);
  });

  it("BOARD-5 loads the whole board on a change while it does not hold every live order", async () => {
    const server = aBranchServer();
    server.change(1);
    let leftOff = 7;
    const board = vi.fn(async () => ({ ...server.board(), leftOff }));
    const { feed } = aFeed({ ...server.reads, board });
    await feed.catchUp();
    expect(feed.state().leftOff).toBe(7);
    leftOff = 6;
    server.change(1, { stage: "handed-over" });
    await feed.catchUp();
    await feed.catchUp();
    expect([board.mock.calls.length, feed.state().leftOff]).toEqual([2, 6]);
  });

  it("BOARD-2 starts anew when the server's data were restored from a backup", async () => {
    const [before, restored] = [aBranchServer(), aBranchServer()];
    for (const id of [1, 2, 3]) before.change(id);
    restored.change(1);
    let server = before;
    const { feed } = aFeed({
      board: (signal) => server.reads.board(signal),
      feed: (ask, signal) => server.reads.feed(ask, signal),
      order: (id, signal) => server.reads.order(id, signal),
    });
    await feed.catchUp();
    server = restored;
    await feed.catchUp();
    expect([...feed.state().orders.keys()]).toEqual([1]);
    expect(feed.state().last).toBe(1);
  });

  it("BOARD-2 is current within 5 s of waking although a request from before the sleep hangs", async () => {
    const server = aBranchServer();
    let hangs = false;
    const { feed } = aFeed({
      ...server.reads,
      feed: (ask, signal) =>
        hangs
          ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))))
          : server.reads.feed(ask, signal),
    });
    await feed.catchUp();
    hangs = true;
    void feed.catchUp();
    await vi.advanceTimersByTimeAsync(2000);
    server.change(1);
    hangs = false;
    void feed.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.state().orders.has(1)).toBe(true);
  });

  it("BOARD-8 reports that the server is unreachable, keeps its orders, and retries after 1, 2 and 4 s", async () => {
    const server = aBranchServer();
    server.change(1);
    let isDown = false;
    const { feed, reached } = aFeed({
      ...server.reads,
      feed: (ask, signal) => (isDown ? Promise.reject(new Error("no_answer")) : server.reads.feed(ask, signal)),
    });
    await feed.catchUp();
    isDown = true;
    await feed.catchUp();
    await vi.advanceTimersByTimeAsync(3000);
    expect(reached).toEqual([null, "no_answer", "no_answer", "no_answer"]);
    expect(feed.state().orders.size).toBe(1);
    expect(feed.state().checkedAt).toBe(NOW);
    isDown = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(reached.at(-1)).toBe(null);
    expect(feed.state().checkedAt).toBe(NOW + 7000);
  });
});
