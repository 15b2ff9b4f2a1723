import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InboxReads } from "../inbox/inbox-feed.ts";
import { anItem } from "../inbox/testing-items.ts";
import { heardStore, queueStore } from "./board-storage.ts";
import { createBoard } from "./create-board.ts";
import type { ActionAnswer } from "./queue/action-queue.ts";
import type { Ringing } from "./ringing/bell-plan.ts";
import type { Ring } from "./ringing/rings.ts";
import { MINUTE, NOW } from "./testing/board-orders.ts";
import { aBranchServer } from "./testing/branch-server.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A board on a device whose storage `kept` survives reloads. */
function aBoard(
  server: ReturnType<typeof aBranchServer>,
  kept = new Map<string, string>(),
  isSilent = false,
  inboxReads: InboxReads | null = null,
) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const device = {
    rings: [] as Ring[],
    sounding: [] as readonly Ringing[],
    acknowledged: [] as number[],
    isOnline: true,
  };
  const board = createBoard({
    isSilent,
    reads: server.reads,
    inboxReads,
    send: async (action): Promise<ActionAnswer> => {
      if (!device.isOnline) return { kind: "unreachable" };
      return { kind: "done", order: server.change(action.orderId, { asks: null, confirmedAt: Date.now() }) };
    },
    acknowledge: async (rung) => {
      if (device.isOnline) device.acknowledged.push(...rung.map(({ orderId }) => orderId));
      return device.isOnline;
    },
    onDropped: () => undefined,
    painted: async () => undefined,
    queueStore: queueStore(storage, 10, 1),
    heardStore: heardStore(storage, 10),
    keep: () => ({ restore: async () => undefined, stop: () => undefined }),
    createBell: () => ({
      state: () => "running",
      ring: (ringing) => {
        device.sounding = ringing;
      },
      close() {
        device.sounding = [];
      },
    }),
    device: { wake: () => "held", subscribe: () => () => undefined, mend: async () => undefined },
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  board.onRing((rings) => device.rings.push(...rings));
  return { board, device, kept };
}

describe("board", () => {
  it("STAFF-2 is silent for a courier: it shows new orders, and neither rings nor acknowledges", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server, new Map(), true);
    await board.catchUp();
    server.change(1);
    await board.catchUp();
    expect(board.view().orders.size).toBe(1);
    expect(board.tick()).toBeUndefined();
    expect([device.rings, device.sounding, device.acknowledged]).toEqual([[], [], []]);
    board.stop();
    expect(board.tick()).toBeUndefined();
  });

  it("BOARD-2 rings once per new order, also after a reload, until the order is answered", async () => {
    const server = aBranchServer();
    const { board, device, kept } = aBoard(server);
    await board.catchUp();
    server.change(1);
    await board.catchUp();
    await board.catchUp();
    expect(device.rings.map(({ id }) => id)).toEqual(["new:1"]);
    board.stop();

    await vi.advanceTimersByTimeAsync(MINUTE);
    const reloaded = aBoard(server, kept);
    await reloaded.board.catchUp();
    expect(reloaded.device.rings).toEqual([]);
    expect(reloaded.device.sounding).toEqual([{ kind: "new", since: NOW, latest: NOW, insists: true }]);
    reloaded.board.stop();
  });

  it("BOARD-3 stops ringing at once when the order is answered here, before the server confirms", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server);
    const order = server.change(1);
    await board.catchUp();
    device.isOnline = false;
    board.act(order, { kind: "confirm", promisedAt: NOW + 40 * MINUTE });
    expect(device.sounding).toEqual([]);
    expect(board.view().orders.get(1)).toMatchObject({ order: { asks: null }, pending: { orderId: 1 } });
    board.stop();
  });

  it("BOARD-3 stops ringing when the order is answered elsewhere", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server);
    server.change(1);
    await board.catchUp();
    server.change(1, { asks: null, stage: "cooking" });
    await board.catchUp();
    expect(device.sounding).toEqual([]);
    board.stop();
  });

  it("BOARD-3 acknowledges every order on the board, and retries after a failure", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server);
    device.isOnline = false;
    server.change(1);
    await board.catchUp();
    expect(device.acknowledged).toEqual([]);
    device.isOnline = true;
    await vi.advanceTimersByTimeAsync(0);
    board.tick();
    await vi.advanceTimersByTimeAsync(0);
    expect(device.acknowledged).toEqual([1]);
    board.stop();
  });

  it("BOARD-8 sends waiting actions as soon as the server is reachable again", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server);
    const order = server.change(1);
    await board.catchUp();
    device.isOnline = false;
    board.act(order, { kind: "confirm", promisedAt: null });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(board.view().waiting).toBe(1);
    device.isOnline = true;
    await board.catchUp();
    expect(board.view()).toMatchObject({ waiting: 0, reports: [] });
    expect(board.view().orders.get(1)?.pending).toBe(null);
    board.stop();
  });

  it("BOARD-8 keeps the objects of orders that an action does not affect", async () => {
    const server = aBranchServer();
    for (let id = 1; id <= 200; id += 1) server.change(id);
    const { board } = aBoard(server);
    await board.catchUp();
    const before = board.view().orders;
    const order = before.get(7)?.order;
    if (order) board.act(order, { kind: "confirm", promisedAt: null });
    const changed = [...board.view().orders].filter(([id, shown]) => before.get(id) !== shown);
    expect(changed.map(([id]) => id)).toEqual([7]);
    board.stop();
  });

  it("BOARD-3 neither rings nor acknowledges after the board has ended", async () => {
    const server = aBranchServer();
    const { board, device } = aBoard(server);
    device.isOnline = false;
    server.change(1);
    await board.catchUp();
    expect(device.sounding).toHaveLength(1);
    board.stop();
    device.isOnline = true;
    board.tick();
    await vi.advanceTimersByTimeAsync(1000);
    expect([device.sounding, device.acknowledged]).toEqual([[], []]);
  });

  it("INBOX-1 rings for a new item of the inbox as for an order, until this device answers it", async () => {
    const inbox = { last: 1, isMore: false, items: [anItem({ rings: false, id: 1 })] };
    const { board, device } = aBoard(aBranchServer(), new Map(), false, {
      open: async () => inbox,
      feed: async () => ({ last: 2, isMore: false, items: [anItem({ id: 2, kind: "booking" })] }),
    });
    await board.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(device.sounding).toEqual([]);
    await board.hearInbox(2);
    expect(device.rings).toMatchObject([{ id: "request:2", of: "booking" }]);
    expect(device.sounding).toMatchObject([{ kind: "request", insists: true }]);
    // Orders alone are acknowledged: the inbox calls others by its due times.
    expect(device.acknowledged).toEqual([]);
    board.tellItem(anItem({ id: 2, kind: "booking", state: "done", version: 2 }));
    expect(device.sounding).toEqual([]);
    expect([...board.view().inbox.keys()]).toEqual([1]);
    board.stop();
  });
});
