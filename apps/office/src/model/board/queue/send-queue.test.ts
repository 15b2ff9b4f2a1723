import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queueStore } from "../board-storage.ts";
import { aBoardOrder, MINUTE, NOW } from "../testing/board-orders.ts";
import { type ActionAnswer, MAX_QUEUED } from "./action-queue.ts";
import { afterAction, type BoardAction, type QueuedAction } from "./board-action.ts";
import { createSendQueue } from "./send-queue.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const cook: BoardAction = { kind: "stage", stage: "cooking" };
const ready: BoardAction = { kind: "stage", stage: "ready" };

function anAction(key: string, changes: Partial<QueuedAction> = {}): QueuedAction {
  const at = Date.now();
  return { key, orderId: 1, number: "1001", version: 3, action: cook, at, sendAt: at, tries: 0, ...changes };
}

function aQueue(
  answer: (action: QueuedAction) => ActionAnswer | Promise<ActionAnswer>,
  kept = new Map<string, string>(),
) {
  const [sent, dropped]: [QueuedAction[], QueuedAction[]] = [[], []];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const queue = createSendQueue({
    send: async (action) => {
      sent.push(action);
      return answer(action);
    },
    store: queueStore(storage, 10, 1),
    now: Date.now,
    onChange: () => undefined,
    versionOf: ({ version }) => version,
    painted: async () => undefined,
    onDropped: (actions) => dropped.push(...actions),
  });
  return { queue, sent, kept, dropped };
}

const done = (version: number): ActionAnswer => ({ kind: "done", order: aBoardOrder({ version }) });
const lost: ActionAnswer = { kind: "unreachable" };

describe("queue of actions", () => {
  it("BOARD-8 keeps offline actions with their times over a reload, and sends them in order", async () => {
    const offline = aQueue(() => lost);
    offline.queue.add(anAction("a"));
    offline.queue.add(anAction("b", { action: ready }));
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    const online = aQueue(({ key }) => done(key === "a" ? 4 : 5), offline.kept);
    expect(online.queue.queue().actions.map(({ key, at }) => [key, at])).toEqual([
      ["a", NOW],
      ["b", NOW],
    ]);
    await online.queue.flush();
    expect(online.sent.map(({ key, version }) => [key, version])).toEqual([
      ["a", 3],
      ["b", 4],
    ]);
    expect(online.queue.queue().actions).toEqual([]);
    expect(aQueue(() => lost, online.kept).queue.queue().actions).toEqual([]);
  });

  it("BOARD-8 says after the first lost attempt that the actions wait for the connection, but not those on hold", async () => {
    const { queue } = aQueue(() => lost);
    queue.add(anAction("a"));
    queue.add(anAction("b", { orderId: 2 }));
    queue.add(anAction("c", { orderId: 3, sendAt: NOW + 10_000 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.queue().actions.map(({ key, tries, isWaiting }) => [key, tries, isWaiting])).toEqual([
      ["a", 1, true],
      ["b", 0, true],
      ["c", 0, undefined],
    ]);
  });

  it("BOARD-8 reports an action that arrived too late and drops the actions after it", async () => {
    const order = aBoardOrder({ version: 4, stage: "cancelled" });
    let answer: ActionAnswer = lost;
    const { queue, sent } = aQueue(() => answer);
    queue.add(anAction("a"));
    queue.add(anAction("b", { action: ready }));
    queue.add(anAction("c", { orderId: 2 }));
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    answer = { kind: "changed", order, by: { kind: "guest", name: "" } };
    await queue.flush();
    expect(sent.map(({ key }) => key)).not.toContain("b");
    const reports = queue.queue().reports;
    expect(reports.map(({ action, isTooLate }) => [action.key, isTooLate])).toEqual([
      ["a", true],
      ["c", true],
    ]);
  });

  it("BOARD-6 reports an earlier change by another person at once, without calling it late", async () => {
    const { queue } = aQueue(() => ({ kind: "changed", order: aBoardOrder(), by: { kind: "staff", name: "Пётр" } }));
    queue.add(anAction("a"));
    await queue.flush();
    expect(queue.queue().reports).toMatchObject([{ isTooLate: false, answer: { by: { name: "Пётр" } } }]);
  });

  it("BOARD-8 treats a conflict with its own lost answer as success", async () => {
    let answer: ActionAnswer = lost;
    const { queue } = aQueue(() => answer);
    queue.add(anAction("a"));
    await vi.advanceTimersByTimeAsync(0);
    answer = { kind: "changed", order: aBoardOrder({ version: 4, stage: "cooking", asks: null }), by: null };
    await queue.flush();
    expect(queue.queue()).toEqual({ actions: [], reports: [] });
  });

  it("offers undo of the last step for ten seconds, then sends it", async () => {
    const { queue, sent } = aQueue(() => done(4));
    queue.add(anAction("a", { sendAt: NOW + 10_000 }));
    await vi.advanceTimersByTimeAsync(9000);
    queue.undo("a");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    queue.add(anAction("b", { sendAt: Date.now() + 10_000 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.map(({ key }) => key)).toEqual(["b"]);
  });

  it("reports a server fault after six attempts", async () => {
    const { queue, sent } = aQueue(({ orderId }) => (orderId === 1 ? { kind: "failed" } : done(4)));
    queue.add(anAction("a"));
    queue.add(anAction("b", { orderId: 2 }));
    for (let attempt = 0; attempt < 6; attempt += 1) await queue.flush();
    expect(queue.queue().reports.map(({ action, answer }) => [action.key, answer])).toEqual([
      ["a", { kind: "refused", code: "failed" }],
    ]);
    expect(sent.map(({ key }) => key)).toEqual(["a", "b", "a", "a", "a", "a", "a"]);
  });

  it("BOARD-8 sends other orders' actions when the server fails at one, and retries that one", async () => {
    const { queue, sent } = aQueue(({ orderId }) => (orderId === 1 ? { kind: "failed" } : done(4)));
    queue.add(anAction("a"));
    queue.add(anAction("b", { action: ready }));
    queue.add(anAction("c", { orderId: 2 }));
    await queue.flush();
    expect(sent.map(({ key }) => key)).toEqual(["a", "c"]);
    expect(queue.queue().actions.map(({ key }) => key)).toEqual(["a", "b"]);
    await queue.flush();
    expect(sent.at(-1)?.key).toBe("a");
  });

  it("BOARD-8 sends each order's first step at once when the page is about to close, the others after", async () => {
    const answers: ((answer: ActionAnswer) => void)[] = [];
    const { queue, sent } = aQueue(() => new Promise((resolve) => answers.push(resolve)));
    const held = { action: ready, sendAt: NOW + 10_000 };
    for (const orderId of [1, 2, 3]) queue.add(anAction(`first ${orderId}`, { orderId, ...held }));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
    const gone = queue.hurry();
    void queue.hurry();
    expect(sent.map(({ key }) => key)).toEqual(["first 1", "first 2", "first 3"]);
    queue.add(anAction("second 1"));
    for (const answer of answers.splice(0)) answer(done(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.slice(3).map(({ key, version }) => [key, version])).toEqual([["second 1", 7]]);
    for (const answer of answers) answer(done(8));
    await gone;
    expect(queue.queue().actions).toEqual([]);
  });

  it("limits the number of actions and ignores unreadable ones", async () => {
    const { queue, kept } = aQueue(() => lost);
    for (let at = 0; at < MAX_QUEUED + 5; at += 1) queue.add(anAction(String(at)));
    expect(queue.queue().actions).toHaveLength(MAX_QUEUED);
    await vi.advanceTimersByTimeAsync(0);
    for (const key of kept.keys()) kept.set(key, '[{"key": 1}, null, 7]');
    expect(aQueue(() => lost, kept).queue.queue().actions).toEqual([]);
  });
});

describe("an order after an action", () => {
  it("BOARD-4 shows a confirmation at once, with the promised time", () => {
    const action = anAction("a", { action: { kind: "confirm", promisedAt: NOW + 40 * MINUTE } });
    expect(afterAction(aBoardOrder(), action)).toMatchObject({ asks: null, promisedAt: NOW + 40 * MINUTE });
  });
});
