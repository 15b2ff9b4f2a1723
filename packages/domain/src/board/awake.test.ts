import { describe, expect, it } from "vitest";
import { type BoardIncident, type BoardReport, boardAlarm, isAwake, isHeard } from "./awake.ts";

const second = 1_000;
const now = Date.UTC(2026, 10, 18, 12);
const awake: BoardReport = { seenAt: now - 10 * second, sound: true, visible: true };
const opened = now - 3_600 * second;

describe("a board", () => {
  it.each<[string, Partial<BoardReport>, boolean]>([
    ["is awake with sound, visible, and a report of 45 s ago", { seenAt: now - 45 * second }, true],
    ["is asleep after that", { seenAt: now - 45 * second - 1 }, false],
    ["is asleep without sound", { sound: false }, false],
    ["is asleep behind another page", { visible: false }, false],
    ["is asleep before its first report", { seenAt: null }, false],
  ])("BOARD-3 %s", (_, changes, expected) => {
    expect(isAwake({ ...awake, ...changes }, now)).toBe(expected);
  });
});

describe("a ring", () => {
  const hall = { ...awake, board: "device:1" };
  const asleep = { ...awake, board: "device:2", seenAt: now - 46 * second };

  it("BOARD-3 is not heard if only a phone has it and every board sleeps", () => {
    expect(isHeard(new Set(["session:5"]), [asleep], true, now)).toBe(false);
  });

  it.each<[string, readonly string[], boolean, boolean]>([
    ["is heard where a board that is awake has it", ["device:1"], true, true],
    ["is not heard where the board that has it fell asleep, though another is awake", ["device:2"], true, false],
    ["is heard where a phone has it and a board is awake", ["session:5"], true, true],
    ["is not heard where no board has it", [], true, false],
    ["is heard by a sleeping board while the branch is closed", ["device:2"], false, true],
    ["is not heard without a board while the branch is closed", [], false, false],
  ])("BOARD-3 %s", (_, acknowledgedBy, isOpen, expected) => {
    expect(isHeard(new Set(acknowledgedBy), [hall, asleep], isOpen, now)).toBe(expected);
  });
});

describe("the boards of a branch", () => {
  const gone: BoardReport = { ...awake, seenAt: now - 50 * second };
  const hidden: BoardReport = { ...awake, visible: false };
  const since = (seconds: number, changes: Partial<BoardIncident> = {}): BoardIncident => ({
    beganAt: now - seconds * second,
    pushedAt: null,
    messagedAt: null,
    ...changes,
  });
  const told = { pushedAt: now, messagedAt: now };

  it.each<[string, readonly BoardReport[], BoardIncident | null, number | null, ReturnType<typeof boardAlarm>]>([
    ["are well while one of them is awake", [gone, awake], null, opened, null],
    ["have been gone since their last report", [gone], null, opened, { kind: "begin", beganAt: now - 50 * second }],
    ["count from now when one is hidden", [gone, hidden], null, opened, { kind: "begin", beganAt: now }],
    ["count from the opening", [gone], null, now - 5 * second, { kind: "begin", beganAt: now - 5 * second }],
    ["call nobody before the branch opens", [gone], null, null, null],
    ["are no incident where none is enrolled", [], null, opened, null],
    ["call nobody for 30 s", [hidden], since(29), opened, null],
    ["call staff phones after 30 s", [hidden], since(30), opened, { kind: "call", by: "push" }],
    ["call the numbers after 70 s", [gone], since(70, { pushedAt: now }), opened, { kind: "call", by: "message" }],
    ["are called about once", [gone], since(4_000, told), opened, null],
    ["end the incident when one is back", [awake, gone], since(4_000, told), opened, { kind: "end" }],
    ["end the incident at closing", [gone], since(10), null, { kind: "end" }],
    ["end the incident with the last enrolled board", [], since(10), opened, { kind: "end" }],
  ])("BOARD-3 %s", (_, boards, incident, openSince, expected) => {
    expect(boardAlarm(boards, incident, openSince, now)).toEqual(expected);
  });
});
