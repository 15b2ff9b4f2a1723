import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardCopy } from "../board-copy.ts";
import { NOW } from "../testing/board-orders.ts";
import { aBranchServer } from "../testing/branch-server.ts";
import { createBoardFeed } from "./board-feed.ts";
import type { KnownBoard } from "./board-state.ts";
import { keepFeed } from "./keep-feed.ts";
import type { BoardReads } from "./read-news.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function aDevice(reads: BoardReads, kept: { copy: KnownBoard | null } = { copy: null }) {
  const feed = createBoardFeed({ reads, now: Date.now, onReach: () => undefined });
  const writes: KnownBoard[] = [];
  const copy: BoardCopy = {
    read: async () => kept.copy,
    write: async (state) => {
      writes.push(state);
      kept.copy = state;
    },
  };
  return { feed, writes, kept, keeper: keepFeed(feed, copy) };
}
const away = async () => {
  throw new Error("no_answer");
};
const unreachable: BoardReads = { board: away, feed: away, order: away };

describe("the copy of a board", () => {
  it("BOARD-8 restores orders and their age after an offline reload, then follows the feed", async () => {
    const server = aBranchServer();
    server.change(1);
    const before = aDevice(server.reads);
    await before.feed.catchUp();
    await vi.advanceTimersByTimeAsync(3000);
    before.keeper.stop();

    let isDown = true;
    const either =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      (...args: Args): Promise<Answer> =>
        isDown ? Promise.reject(new Error("no_answer")) : call(...args);
    const { board, feed: changes, order } = server.reads;
    const reads = { board: vi.fn(either(board)), feed: either(changes), order: either(order) };
    const after = aDevice(reads, before.kept);
    await after.feed.catchUp();
    await after.keeper.restore();
    expect([...after.feed.state().orders.keys()]).toEqual([1]);
    expect(after.feed.state().checkedAt).toBe(NOW);
    isDown = false;
    reads.board.mockClear();
    server.change(2);
    await after.feed.catchUp();
    expect([...after.feed.state().orders.keys()]).toEqual([1, 2]);
    expect(reads.board, "only the feed was asked").not.toHaveBeenCalled();
  });

  it("BOARD-8 does not replace newer data from the server", async () => {
    const [server, old] = [aBranchServer(), aBranchServer()];
    server.change(1);
    for (const id of [7, 8]) old.change(id);
    const { last, orders } = await old.reads.board(AbortSignal.abort());
    const copy = { last, orders: new Map(orders.map((order) => [order.id, order])), checkedAt: NOW, leftOff: 0 };
    const { feed, keeper } = aDevice(server.reads, { copy });
    await feed.catchUp();
    await keeper.restore();
    expect([...feed.state().orders.keys()]).toEqual([1]);
  });

  it("writes once for a rush, once a minute for a new age, and never after the end of the shift", async () => {
    const server = aBranchServer();
    const { feed, writes, keeper } = aDevice(server.reads);
    for (const id of [1, 2, 3]) {
      server.change(id);
      await feed.catchUp();
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(writes.map(({ orders }) => orders.size)).toEqual([3]);
    for (let poll = 0; poll < 8; poll += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      await feed.catchUp();
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(writes).toHaveLength(3);
    server.change(4);
    await feed.catchUp();
    keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(writes).toHaveLength(3);
  });

  it("leaves the board empty on a device without a copy", async () => {
    const { feed, keeper } = aDevice(unreachable);
    await feed.catchUp();
    await keeper.restore();
    expect(feed.state().last).toBeNull();
  });
});
