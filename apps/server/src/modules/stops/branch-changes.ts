import type { LanguageCode, WireStops } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../database/last-writes.ts";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import type { Call } from "../../repeats/call.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { holdingStops, paceOf, pauseOf, takeStopNumber } from "../../shop/stops/stop-store.ts";
import { never } from "../../shop/stops/tables.ts";
import type { Actor, AuditEntry, AuditInsert } from "../audit/audit-entry.ts";
import { stopsToWire } from "./stops-to-wire.ts";

export interface StopsDeps {
  readonly db: Kysely<Database>;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly audit: AuditInsert;
  /** Notifies open pages, after the commit, of changes in what a branch sells or when. */
  readonly announce: (branchId: BranchId) => void;
}

/** The part of a log entry that differs between changes of a branch. */
export type Change = Pick<AuditEntry, "object" | "action" | "before" | "after" | "reason">;

interface Turn {
  readonly number: number;
  readonly now: number;
}

/** As changeOnce; the answer is what applies in the branch afterwards. */
export async function changeBranch(
  deps: StopsDeps,
  branchId: BranchId,
  by: Actor,
  work: (tx: Tx, turn: Turn) => Promise<Change | null>,
): Promise<WireStops> {
  await changeOnce(deps, { branchId, by, call: null }, async (tx, turn) => ({
    change: await work(tx, turn),
    answer: null,
  }));
  return branchStops(deps, branchId);
}

/**
 * Runs a change of a branch's stops, pace or pause in a transaction of its own, one at a time and once for a call.
 * `change` null: nothing changed, so nothing is logged or announced.
 */
export async function changeOnce<Answer>(
  deps: StopsDeps,
  { branchId, by, call }: { readonly branchId: BranchId; readonly by: Actor; readonly call: Call | null },
  work: (tx: Tx, turn: Turn) => Promise<{ readonly change: Change | null; readonly answer: Answer }>,
): Promise<Answer> {
  let isChanged = false;
  const { answer } = await transaction(deps.db, (tx) => {
    isChanged = false;
    const now = deps.now();
    return repeatable(tx, call, now, async () => {
      const done = await work(tx, { number: await takeStopNumber(tx), now });
      if (done.change === null) return done.answer;
      isChanged = true;
      await writeLast(tx, [deps.audit(tx, { ...done.change, at: now, by, branchId, guestId: null })]);
      return done.answer;
    });
  });
  if (isChanged) deps.announce(branchId);
  return answer;
}

/** The active stops of a branch, its pace and its pause. */
export async function branchStops({ db, shop, now }: StopsDeps, branchId: BranchId): Promise<WireStops> {
  const at = now();
  const snapshot = await shop.current();
  const rows = { stops: await holdingStops(db, branchId, at), ...(await placeOf(db, branchId, at)) };
  return stopsToWire(rows, requireRules(snapshot, branchId), snapshot.settings());
}

async function placeOf(db: Db, branchId: BranchId, at: number) {
  return { pace: await paceOf(db, branchId, at), pause: await pauseOf(db, branchId, at) };
}

/** The rules of a branch; throws a 404 for an unknown one. */
export function requireRules(snapshot: ShopSnapshot, branchId: BranchId, language?: LanguageCode) {
  const rules = snapshot.rulesFor(branchId, language);
  if (rules === null) throw new Refusal("rest_not_found", `There is no warehouse ${branchId}`);
  return rules;
}

const longestMs = 366 * 86_400_000;

/** The end of a temporary decision for the store. Throws a 400 for a past time, or one more than a year ahead. */
export function requireEnd(until: string | null, now: number): number {
  if (until === null) return never;
  const end = Date.parse(until);
  if (end > now && end <= now + longestMs) return end;
  throw invalidParams([{ path: "until", message: "must be later than now, within a year" }]);
}
