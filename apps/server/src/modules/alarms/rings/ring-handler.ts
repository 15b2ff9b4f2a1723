import type { BranchBoard } from "@skatert/contract";
import {
  type BranchId,
  type Escalation,
  escalate,
  isHeard,
  type OrderId,
  openSince,
  stepAt,
  type UnansweredAction,
} from "@skatert/domain";
import type { Kysely } from "kysely";
import type { Database, Db, Tx } from "../../../database/tables.ts";
import { transaction } from "../../../database/transaction.ts";
import type { JobHandler } from "../../../jobs/job-runner.ts";
import { scheduleJob } from "../../../jobs/job-store.ts";
import { boardsOfRing } from "../acks/ack-repository.ts";
import { boardOfDevice, isDevice } from "../acks/acknowledge.ts";
import type { BoardReports } from "../boards/board-watch.ts";
import type { StaffCalls } from "../calls/staff-calls.ts";
import { type RingFacts, type RingFactsDeps, ringFacts, ringsFromOf } from "./ring-facts.ts";
import { lookJob, lookOf, type RingLook } from "./ring-jobs.ts";

export interface RingHandlerDeps extends Omit<RingFactsDeps, "db"> {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly reportsOf: BoardReports;
  readonly boardOf: (branch: BranchId) => Promise<BranchBoard>;
  readonly calls: Pick<StaffCalls, "schedule">;
  /** The shop's own answers. Each does nothing if the order is already answered. */
  readonly confirm: (id: OrderId) => Promise<void>;
  readonly refuse: (id: OrderId) => Promise<void>;
  /** Records that the guest's page shows the restaurant's phone from now on. */
  readonly showPhone: (tx: Tx, id: OrderId, at: number) => Promise<void>;
  /** Notifies open pages of the order. */
  readonly announce: (id: OrderId) => Promise<void>;
}

/**
 * Checks a ringing order and takes the due steps (BOARD-3). The calls of staff and the next check are stored in one
 * transaction. Their ids are derived from the order, so a repeated check after a crash stores nothing twice.
 */
export function ringHandler(deps: RingHandlerDeps): JobHandler {
  return async (payload) => {
    const look = lookOf(payload);
    const facts = await ringFacts(deps, look.orderId);
    if (facts === null) return;
    if (look.ring === 1 && look.step === "push") await scheduleSecondRing(deps, look.orderId, facts);
    const ringsFrom = ringsFromOf(facts, look.ring);
    if (ringsFrom === null) return;
    const policy = (await deps.boardOf(facts.branchId)).unanswered;
    const dueAt = stepAt(look.step, ringsFrom, policy);
    if (dueAt > deps.now()) return scheduleJob(deps.db, lookJob(look, dueAt));
    const order = {
      ring: look.ring,
      ringsFrom,
      waits: facts.waits(look.ring),
      isHeard: await heard(deps, look, facts),
    };
    await act(deps, look, facts, escalate(look.step, order, policy));
  };
}

async function scheduleSecondRing({ db }: RingHandlerDeps, orderId: OrderId, { rings }: RingFacts): Promise<void> {
  if (rings.second === null) return;
  const dueAt = stepAt("push", rings.second, { afterMinutes: 0, action: "ring" });
  await scheduleJob(db, lookJob({ orderId, ring: 2, step: "push" }, dueAt));
}

async function heard(deps: RingHandlerDeps, look: RingLook, facts: RingFacts): Promise<boolean> {
  const at = deps.now();
  const reports = await deps.reportsOf(facts.branchId);
  const boards = reports.map((report) => ({ ...report, board: boardOfDevice(report.id) }));
  const enrolled = new Set(boards.map(({ board }) => board));
  const acknowledgedBy = (await acknowledged(deps.db, look, facts)).filter(
    // A tablet that was revoked since then no longer rings.
    (board) => !isDevice(board) || enrolled.has(board),
  );
  return isHeard(new Set(acknowledgedBy), boards, openSince(facts.schedule, at) !== null, at);
}

/** Boards ring once per order: the ring of a request to cancel also covers the kitchen's start. */
async function acknowledged(db: Db, { orderId, ring }: RingLook, { rings }: RingFacts): Promise<readonly string[]> {
  const known = await boardsOfRing(db, orderId, ring);
  return ring === 2 && rings.cancel !== null ? [...known, ...(await boardsOfRing(db, orderId, 3))] : [...known];
}

async function act(deps: RingHandlerDeps, look: RingLook, facts: RingFacts, { alarm, next }: Escalation) {
  const { db, now } = deps;
  await transaction(db, async (tx) => {
    if (alarm === "push" || alarm === "message") {
      const about = { kind: "order", orderId: look.orderId, ring: look.ring } as const;
      await deps.calls.schedule(tx, { by: alarm, about, branchId: facts.branchId, at: now() });
    }
    if (alarm === "ring") await deps.showPhone(tx, look.orderId, now());
    if (next !== null) await scheduleJob(tx, lookJob({ ...look, step: next.step }, next.at));
  });
  if (isChoice(alarm)) await choose(deps, look.orderId, alarm);
}

function isChoice(alarm: Escalation["alarm"]): alarm is UnansweredAction {
  return alarm === "ring" || alarm === "confirm" || alarm === "cancel";
}

async function choose(deps: RingHandlerDeps, orderId: OrderId, choice: UnansweredAction): Promise<void> {
  if (choice === "confirm") await deps.confirm(orderId);
  else if (choice === "cancel") await deps.refuse(orderId);
  else await deps.announce(orderId);
}
