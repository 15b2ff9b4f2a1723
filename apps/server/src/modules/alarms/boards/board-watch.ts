import { scheduleOf } from "@skatert/contract";
import { type BoardReport, type BranchId, boardAlarm, openSince } from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { ShopData } from "../../../shop/shop-data.ts";
import type { StaffCalls } from "../calls/staff-calls.ts";
import { beginIncident, endIncident, noteCall, openIncident, type StoredIncident } from "./incident-repository.ts";

/** The last reports of a branch's boards that are not revoked, with the ids of their devices. */
export type BoardReports = (branch: BranchId) => Promise<readonly (BoardReport & { readonly id: number })[]>;

export interface BoardWatchDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly reportsOf: BoardReports;
  readonly calls: Pick<StaffCalls, "schedule">;
  readonly onError: (error: unknown) => void;
}

/** Watches the boards of every branch during its opening hours (BOARD-3). */
export interface BoardWatch {
  /** Checks every branch once. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const everyMs = 5_000;

/**
 * Every process watches. The store decides which process begins an incident and which makes a call, so that each
 * happens once, even if a process is killed.
 */
export function createBoardWatch(deps: BoardWatchDeps): BoardWatch {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;

  async function look(): Promise<void> {
    const { warehouseIds } = await deps.shop.current();
    // A failure in one branch must not stop the check of the others.
    for (const branch of warehouseIds) await lookAt(deps, branch).catch(deps.onError);
  }

  function schedule(): void {
    timer = setTimeout(() => {
      running = look()
        .catch(deps.onError)
        .finally(() => {
          if (!stopped) schedule();
        });
    }, everyMs);
    timer.unref();
  }

  return {
    look,
    start() {
      stopped = false;
      schedule();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

async function lookAt(deps: BoardWatchDeps, branch: BranchId): Promise<void> {
  const { db, now } = deps;
  const [boards, incident] = [await deps.reportsOf(branch), await openIncident(db, branch)];
  const schedule = scheduleOf((await deps.shop.current()).settings(), branch);
  const alarm = boardAlarm(boards, incidentOf(incident), openSince(schedule, now()), now());
  if (alarm === null) return;
  if (alarm.kind === "begin") return beginIncident(db, branch, alarm.beganAt);
  if (incident === null) return;
  if (alarm.kind === "end") return endIncident(db, incident.id, now());
  await transaction(db, async (tx) => {
    if (!(await noteCall(tx, incident.id, alarm.by, now()))) return;
    const about = { kind: "boards", incident: incident.id, beganAt: incident.began_at } as const;
    await deps.calls.schedule(tx, { by: alarm.by, about, branchId: branch, at: now() });
  });
}

function incidentOf(row: StoredIncident | null) {
  return row === null ? null : { beganAt: row.began_at, pushedAt: row.pushed_at, messagedAt: row.messaged_at };
}
