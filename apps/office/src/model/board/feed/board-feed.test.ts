import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../testing/board-orders.ts";
import { aBranchServer } from "../testing/branch-server.ts";
import { type BoardReads, createBoardFeed } from "./board-feed.ts";

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
  it("BOARD-2 loads the board once and then asks only for the orders that changed", async () => {
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
    expect(board).toHaveBeenCalledTimes(1);
    expect(order.mock.calls.map(([id]) => id)).toEqual([2]);
  });

  it("BOARD-2 takes the whole board when more was missed than the feed brings at once", async () => {
    const server = aBranchServer();
    const { feed } = aFeed(server.reads);
    await feed.catchUp();
    for (let id = 1; id <= 250; id += 1) server.change(id);
    await feed.catchUp();
    expect(feed.state().orders.size).toBe(250);
    expect(feed.state().last).toBe(250);
  });

  it("BOARD-2 starts anew when the server's data were restored from a copy", async () => {
    const [before, restored] = [aBranchServer(), aBranchServer()];
    for (const id of [1, 2, 3]) before.change(id);
    restored.change(1);
    let server = before;
    const { feed } = aFeed({
      board: (signal) => server.reads.board(signal),
      feed: (after, limit, signal) => server.reads.feed(after, limit, signal),
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
      feed: (after, limit, signal) =>
        hangs
          ? new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))))
          : server.reads.feed(after, limit, signal),
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

  it("BOARD-8 says that the server is out of reach, keeps what it has, and tries again after 1, 2 and 4 s", async () => {
    const server = aBranchServer();
    server.change(1);
    let isDown = false;
    const { feed, reached } = aFeed({
      ...server.reads,
      feed: (after, limit, signal) =>
        isDown ? Promise.reject(new Error("no_answer")) : server.reads.feed(after, limit, signal),
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
