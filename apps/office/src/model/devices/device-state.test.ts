import type { WireDevice } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { faultsOf, presenceOf } from "./device-state.ts";

const now = Date.parse("2026-11-22T18:00:00.000Z");
const device = (change: Partial<WireDevice> = {}): WireDevice => ({
  id: 1,
  name: "Касса",
  branch_id: 10,
  created_at: "2026-11-01T10:00:00.000Z",
  revoked_at: null,
  seen_at: "2026-11-22T17:59:30.000Z",
  state: { sound: true, wake_lock: true, visible: true, version: "1" },
  ...change,
});

describe("the state of a device", () => {
  test.each([
    ["awake half a minute after its report", {}, { kind: "awake" }],
    ["awake as long as the server calls nobody, 45 s", { seen_at: "2026-11-22T17:59:15.000Z" }, { kind: "awake" }],
    ["away for a minute from then on", { seen_at: "2026-11-22T17:59:14.000Z" }, { kind: "away", minutes: 1 }],
    ["away for an hour", { seen_at: "2026-11-22T17:00:00.000Z" }, { kind: "away", minutes: 60 }],
    ["never seen", { seen_at: null, state: null }, { kind: "never" }],
    ["revoked, whatever it reported", { revoked_at: "2026-11-22T17:59:00.000Z" }, { kind: "revoked" }],
    ["awake with a clock ahead of the office's", { seen_at: "2026-11-22T18:00:20.000Z" }, { kind: "awake" }],
  ] satisfies [string, Partial<WireDevice>, object][])("STAFF-3 is %s", (_, change, presence) => {
    expect(presenceOf(device(change), now)).toEqual(presence);
  });

  test("STAFF-3 lists every reason why an awake device would not ring", () => {
    const state = { sound: false, wake_lock: false, visible: false, version: "1" };
    expect(faultsOf(device({ state }), now)).toEqual(["sound", "wake-lock", "hidden"]);
    expect(faultsOf(device(), now)).toEqual([]);
  });

  test("STAFF-3 ignores an outdated report", () => {
    const state = { sound: false, wake_lock: false, visible: false, version: "1" };
    expect(faultsOf(device({ state, seen_at: "2026-11-22T17:00:00.000Z" }), now)).toEqual([]);
  });
});
