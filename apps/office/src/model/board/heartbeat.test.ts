import { isAwake } from "@skatert/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { OfficeCalls } from "../../platform/api/calls.ts";
import type { BoardView } from "./board-view.ts";
import { HEARTBEAT_MS, inTurn, reportDevice } from "./heartbeat.ts";

const now = Date.parse("2026-11-18T19:00:00+03:00");
const awake: BoardView = {
  orders: new Map(),
  inbox: new Map(),
  isLoaded: true,
  trouble: null,
  checkedAt: now,
  leftOff: 0,
  queued: [],
  undoable: [],
  reports: [],
  waiting: 0,
  sound: "running",
  wake: "held",
};

/** The report that the server receives in this state; none means that the server counts the tablet as asleep. */
async function heard(changes: Partial<BoardView>): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  const lost = { ok: false, error: { code: "no_answer", status: null, data: {}, retryAfterSeconds: null } } as const;
  const api: OfficeCalls = {
    read: async () => lost,
    change: async (method, path, _schema, options) => {
      sent.push([method, path, options?.body]);
      return lost;
    },
  };
  await reportDevice(api, { ...awake, ...changes }, now);
  return sent;
}
const inSight = (visibilityState: DocumentVisibilityState) => vi.stubGlobal("document", { visibilityState });
const report = (changes: object) => [
  "POST",
  "/api/office/devices/current/state",
  { sound: true, wake_lock: true, visible: true, version: "test", ...changes },
];

beforeEach(() => inSight("visible"));
afterEach(() => vi.unstubAllGlobals());

describe("reports of an enrolled tablet", () => {
  test("BOARD-3 reports a working board", async () => expect(await heard({})).toEqual([report({})]));

  test.each([
    ["without sound", { sound: "suspended" }, { sound: false }],
    ["without a held wake lock", { wake: "lost" }, { wake_lock: false }],
    ["in a browser without wake locks", { wake: "absent" }, { wake_lock: false }],
  ] as const)("BOARD-3 reports a board %s", async (_title, changes, said) =>
    expect(await heard(changes)).toEqual([report(said)]),
  );

  test("BOARD-3 reports a hidden board", async () => {
    inSight("hidden");
    expect(await heard({})).toEqual([report({ visible: false })]);
  });

  test("BOARD-3 sends no reports while the board cannot read its orders", async () => {
    expect(await heard({ checkedAt: null })).toEqual([]);
    expect(await heard({ checkedAt: now - 45_001, trouble: "offline" })).toEqual([]);
    expect(await heard({ checkedAt: now - 45_000, trouble: "offline" })).toEqual([report({})]);
  });

  test("BOARD-3 a report that hangs is given up before the tablet counts as asleep", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout");
    await heard({});
    expect(limit).toHaveBeenCalledWith(HEARTBEAT_MS);
  });

  test("BOARD-3 a report that is due while another is on its way follows it, once, with the newest state", async () => {
    let state = "visible";
    const sent: string[] = [];
    const arrivals: (() => void)[] = [];
    const report = inTurn(async () => {
      sent.push(state);
      await new Promise<void>((arrive) => arrivals.push(arrive));
    });
    const first = report();
    state = "hidden";
    void report();
    state = "visible again";
    void report();
    expect(sent).toEqual(["visible"]);
    arrivals.shift()?.();
    await vi.waitFor(() => expect(sent).toEqual(["visible", "visible again"]));
    arrivals.shift()?.();
    await first;
    expect(sent).toHaveLength(2);
  });

  test("BOARD-3 counts as awake after two lost reports, but not for long", () => {
    const reported = { seenAt: now, sound: true, visible: true };
    expect(isAwake(reported, now + 3 * HEARTBEAT_MS)).toBe(true);
    expect(isAwake(reported, now + 4 * HEARTBEAT_MS)).toBe(false);
  });
});
