import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queueStore } from "../board-storage.ts";
import { createBoard } from "../create-board.ts";
import { MINUTE, NOW } from "../testing/board-orders.ts";
import { aBranchServer } from "../testing/branch-server.ts";
import type { ActionAnswer } from "./action-queue.ts";
import type { BoardAction } from "./board-action.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ready: BoardAction = { kind: "stage", stage: "ready" };
const time = (minutes: number) => NOW + minutes * MINUTE;

/** A board with three confirmed orders that are promised in 30 minutes. */
async function aBoard() {
  const server = aBranchServer();
  for (const id of [1, 2, 3]) server.change(id, { asks: null, stage: "cooking", promisedAt: time(30) });
  const sent: BoardAction[] = [];
  const versions: number[] = [];
  const screen = { painted: Promise.resolve() };
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const board = createBoard({
    keep: () => ({ restore: async () => undefined, stop: () => undefined }),
    reads: server.reads,
    inboxReads: null,
    async send({ orderId, action, version }): Promise<ActionAnswer> {
      sent.push(action);
      versions.push(version);
      const changes = action.kind === "stage" ? { stage: action.stage } : {};
      const promised = action.kind === "promise" ? { promisedAt: action.promisedAt } : {};
      return { kind: "done", order: server.change(orderId, { ...changes, ...promised }) };
    },
    acknowledge: async () => true,
    onDropped: () => undefined,
    painted: () => screen.painted,
    queueStore: queueStore(storage, 10, 1),
    heardStore: { read: () => new Map(), write: () => undefined },
    createBell: () => ({ state: () => "running", ring: () => undefined, close: () => undefined }),
    device: { wake: () => "held", subscribe: () => () => undefined, mend: async () => undefined },
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  });
  await board.catchUp();
  const order = (id: number) => {
    const shown = board.view().orders.get(id)?.order;
    if (shown === undefined) throw new Error(`no order ${id}`);
    return shown;
  };
  const undoable = () => board.view().undoable.map(({ orderId, action }) => [orderId, action.kind]);
  return { server, board, sent, versions, screen, order, undoable };
}

it("BOARD-4 undoes any of several moved cards within ten seconds and sends the others", async () => {
  const { board, sent, order, undoable } = await aBoard();
  for (const id of [1, 2, 3]) board.act(order(id), ready);
  expect(undoable()).toEqual([1, 2, 3].map((id) => [id, "stage"]));
  expect([1, 2, 3].map((id) => order(id).stage)).toEqual(["ready", "ready", "ready"]);
  const [, second] = board.view().undoable;
  board.undo(second?.key ?? "");
  await vi.advanceTimersByTimeAsync(9_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([ready, ready]);
  expect([1, 2, 3].map((id) => order(id).stage)).toEqual(["ready", "cooking", "ready"]);
  expect(undoable()).toEqual([]);
});

it("BOARD-4 undoes a new time, which the guest has already read, by promising the former one", async () => {
  const { board, sent, order, undoable } = await aBoard();
  board.act(order(1), { kind: "promise", promisedAt: time(60) });
  await vi.advanceTimersByTimeAsync(500);
  expect([sent.length, order(1).promisedAt, undoable()]).toEqual([1, time(60), [[1, "promise"]]]);
  board.undo(board.view().undoable[0]?.key ?? "");
  await vi.advanceTimersByTimeAsync(500);
  expect(sent[1]).toEqual({ kind: "promise", promisedAt: time(30) });
  expect([order(1).promisedAt, undoable()]).toEqual([time(30), []]);
});

it("BOARD-4 offers no undo if the former time has passed, or for changes that the guest sees at once", async () => {
  const { board, order, undoable } = await aBoard();
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  board.act(order(1), { kind: "promise", promisedAt: time(60) });
  board.act(order(2), { kind: "confirm", promisedAt: time(60) });
  board.act(order(3), { kind: "stage", stage: "cooking" });
  expect(undoable()).toEqual([]);
});

it("BOARD-8 sends held actions when the board is hidden", async () => {
  const { board, sent, order, undoable } = await aBoard();
  board.act(order(1), ready);
  board.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, undoable()]).toEqual([[ready], []]);
});

it("BOARD-8 sends held actions before the shift or the branch is left", async () => {
  const { board, sent, order } = await aBoard();
  for (const id of [1, 2]) board.act(order(id), ready);
  await board.leave();
  expect(sent).toEqual([ready, ready]);
  board.act(order(3), ready);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it("BOARD-6 sends a held step despite a new note, but not after a new stage or request", async () => {
  const { server, board, versions, order } = await aBoard();
  for (const id of [1, 2, 3]) board.act(order(id), ready);
  server.change(1, { note: "без лука" });
  server.change(2, { stage: "on-the-way" });
  server.change(3, { asks: "cancel" });
  await board.catchUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(versions).toEqual([2, 1, 1]);
});

it("BOARD-4 renders once for a press of two steps, and sends after the render", async () => {
  const frame = Promise.withResolvers<void>();
  const { board, sent, screen, order } = await aBoard();
  screen.painted = frame.promise;
  let changes = 0;
  board.subscribe(() => {
    changes += 1;
  });
  const steps: BoardAction[] = [
    { kind: "confirm", promisedAt: time(30) },
    { kind: "stage", stage: "cooking" },
  ];
  board.act(order(1), ...steps);
  await vi.advanceTimersByTimeAsync(1000);
  expect([changes, sent]).toEqual([1, []]);
  frame.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(steps);
});

it("BOARD-8 sends without waiting for a render when the page is being hidden", async () => {
  const { board, sent, screen, order } = await aBoard();
  screen.painted = new Promise(() => undefined);
  board.act(order(1), ready);
  void board.hurry();
  expect(sent).toEqual([ready]);
});
