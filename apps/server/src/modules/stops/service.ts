import type {
  AuditAction,
  LanguageCode,
  StopKind,
  WireNewStop,
  WirePace,
  WirePause,
  WireStop,
  WireStopMenu,
  WireStops,
} from "@skatert/contract";
import { type BranchId, businessDayEnd } from "@skatert/domain";
import type { Tx } from "../../database/tables.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import { targetOf } from "../../shop/stops/branch-now.ts";
import {
  endStop,
  findStop,
  holdingStops,
  paceOf,
  pauseOf,
  putPace,
  putPause,
  putStop,
  type StopRow,
  stopOfTarget,
} from "../../shop/stops/stop-store.ts";
import type { Actor } from "../audit/audit-entry.ts";
import {
  branchStops,
  type Change,
  changeBranch,
  changeOnce,
  requireEnd,
  requireRules,
  type StopsDeps,
} from "./branch-changes.ts";
import { stopOptions } from "./stop-options.ts";
import { endText, paceToWire, pauseToWire, stopToWire } from "./stops-to-wire.ts";
import { branchName, targetName } from "./target-name.ts";

/** Limit of active stops in a branch, because a longer list would amount to a second menu. */
const maxHolding = 500;

/** Stops, pace and pause of branches (STOP-1, STOP-3). Callers have checked the rights. */
export interface Stops {
  list(branchId: BranchId): Promise<WireStops>;
  /** Everything that the branch can stop. Throws a 404 for an unknown branch. */
  menu(branchId: BranchId, language: LanguageCode): Promise<WireStopMenu>;
  /** The branch and kind of a stop; null if there is none. */
  find(id: number): Promise<{ readonly branchId: BranchId; readonly kind: StopKind } | null>;
  /** Stopping a stopped target again changes its end. Throws a 400 for an unknown target or a wrong end. */
  stop(stop: WireNewStop, by: Actor, call: Call | null): Promise<WireStop>;
  /** A repeated call changes nothing. */
  resume(id: number, branchId: BranchId, by: Actor): Promise<WireStops>;
  setPace(branchId: BranchId, pace: WirePace, by: Actor): Promise<WireStops>;
  pause(branchId: BranchId, pause: WirePause, by: Actor): Promise<WireStops>;
  endPause(branchId: BranchId, by: Actor): Promise<WireStops>;
}

export function createStops(deps: StopsDeps): Stops {
  return {
    list: (branchId) => branchStops(deps, branchId),
    async menu(branchId, language) {
      const snapshot = await deps.shop.current();
      const { catalog } = requireRules(snapshot, branchId, language);
      const settings = snapshot.settings(language);
      return { options: stopOptions({ catalog, settings }, { id: branchId, name: branchName(branchId, settings) }) };
    },
    async find(id) {
      const row = await findStop(deps.db, id);
      return row === null ? null : { branchId: row.branch_id, kind: row.kind };
    },
    stop: (stop, by, call) => stopTarget(deps, stop, by, call),
    resume: (id, branchId, by) =>
      changeBranch(deps, branchId, by, async (tx, { now }) => {
        const row = await findStop(tx, id);
        if (row === null || !(await endStop(tx, id, now))) return null;
        return changeOf("resume", row, stateOf(row), null);
      }),
    setPace: (branchId, pace, by) => setPace(deps, branchId, pace, by),
    pause: (branchId, pause, by) => setPause(deps, branchId, pause, by),
    endPause: (branchId, by) =>
      changeBranch(deps, branchId, by, async (tx, { now }) => {
        const row = await pauseOf(tx, branchId, now);
        if (row === null) return null;
        await putPause(tx, { ...row, ends_at: now });
        return { ...ofBranch("pause", branchId), action: "end", before: pauseToWire(row), after: null };
      }),
  };
}

async function stopTarget(deps: StopsDeps, stop: WireNewStop, by: Actor, call: Call | null): Promise<WireStop> {
  const snapshot = await deps.shop.current();
  const branchId = stop.branch_id;
  return changeOnce(deps, { branchId, by, call }, async (tx, { number, now }) => {
    const rules = requireRules(snapshot, branchId);
    const target = targetOf(stop.target.kind, String(stop.target.id));
    const name = target === null ? null : targetName(target, rules, snapshot.settings());
    if (target === null || name === null)
      throw invalidParams([{ path: "target.id", message: "is not in this branch" }]);
    const before = await stopOfTarget(tx, branchId, target.kind, String(target.id));
    const holds = before !== null && before.ends_at > now;
    if (!holds) await requireRoom(tx, branchId, now);
    const isForToday = stop.until === "business-day";
    const row: StopRow = {
      id: number,
      branch_id: branchId,
      kind: target.kind,
      target: String(target.id),
      ends_at: isForToday ? businessDayEnd(now, rules.schedule.timeZone) : requireEnd(stop.until, now),
      business_day: isForToday ? 1 : 0,
      reason: stop.reason ?? "",
      at: now,
      by_name: by.name,
    };
    await putStop(tx, row);
    const change = changeOf("stop", row, holds ? stateOf(before) : null, stateOf(row));
    return { change, answer: stopToWire(row, rules, snapshot.settings()) };
  });
}

async function requireRoom(tx: Tx, branchId: BranchId, now: number): Promise<void> {
  const { length } = await holdingStops(tx, branchId, now);
  if (length < maxHolding) return;
  throw new Refusal("stop_refused", `A branch has at most ${maxHolding} stops at once`, { reason: "too-many-stops" });
}

function stateOf({ kind, target, ends_at, business_day }: StopRow) {
  return { kind, id: target, until: endText(ends_at), until_business_day: business_day === 1 };
}

function changeOf(action: AuditAction, row: StopRow, before: unknown, after: unknown): Change {
  return { object: { kind: "stop", id: `${row.kind} ${row.target}` }, action, before, after, reason: row.reason };
}

function ofBranch(kind: "pace" | "pause", branchId: BranchId): Pick<Change, "object" | "reason"> {
  return { object: { kind, id: String(branchId) }, reason: "" };
}

async function setPace(deps: StopsDeps, branchId: BranchId, pace: WirePace, by: Actor): Promise<WireStops> {
  // Before the transaction, because a read of the store inside it would wait for the transaction's own connection.
  requireRules(await deps.shop.current(), branchId);
  return changeBranch(deps, branchId, by, async (tx, { now }) => {
    const before = await paceOf(tx, branchId, now);
    const isUsual = pace.extra_minutes === 0 && pace.express;
    const row = {
      branch_id: branchId,
      extra_minutes: pace.extra_minutes,
      express: pace.express ? (1 as const) : (0 as const),
      // The usual pace needs no end.
      ends_at: isUsual ? now : requireEnd(pace.until, now),
    };
    if (before === null && isUsual) return null;
    await putPace(tx, row);
    const after = isUsual ? null : paceToWire(row);
    return { ...ofBranch("pace", branchId), action: "set", before: before && paceToWire(before), after };
  });
}

async function setPause(deps: StopsDeps, branchId: BranchId, pause: WirePause, by: Actor): Promise<WireStops> {
  requireRules(await deps.shop.current(), branchId);
  return changeBranch(deps, branchId, by, async (tx, { now }) => {
    const before = await pauseOf(tx, branchId, now);
    const row = { branch_id: branchId, message: pause.message, ends_at: requireEnd(pause.until, now) };
    await putPause(tx, row);
    return {
      ...ofBranch("pause", branchId),
      action: "start",
      before: before && pauseToWire(before),
      after: pauseToWire(row),
    };
  });
}
