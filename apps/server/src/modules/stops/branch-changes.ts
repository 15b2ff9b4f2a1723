import type { LanguageCode, WireStops } from "@skatert/contract";
import type { WarehouseId } from "@skatert/domain";
import type { Kysely } from "kysely";
import { writeLast } from "../../database/last-writes.ts";
import type { Database, Db, Tx } from "../../database/tables.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
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
  readonly announce: (branchId: WarehouseId) => void;
}

/** The part of a log entry that differs between changes of a branch. */
export type Change = Pick<AuditEntry, "object" | "action" | "before" | "after" | "reason">;

/**
 * Runs a change of a branch's stops, pace or pause in a transaction of its own, one at a time. `work` returns the
 * changes; null: nothing changed, so nothing is logged or announced.
 */
export async function changeBranch(
  deps: StopsDeps,
  branchId: WarehouseId,
  by: Actor,
  work: (tx: Tx, turn: { readonly number: number; readonly now: number }) => Promise<Change | null>,
): Promise<WireStops> {
  const isChanged = await transaction(deps.db, async (tx) => {
    const number = await takeStopNumber(tx);
    const now = deps.now();
    const change = await work(tx, { number, now });
    if (change === null) return false;
    await writeLast(tx, [deps.audit(tx, { ...change, at: now, by, branchId, guestId: null })]);
    return true;
  });
  if (isChanged) deps.announce(branchId);
  return branchStops(deps, branchId);
}

/** The active stops of a branch, its pace and its pause. */
export async function branchStops({ db, shop, now }: StopsDeps, branchId: WarehouseId): Promise<WireStops> {
  const at = now();
  const snapshot = await shop.current();
  const rows = { stops: await holdingStops(db, branchId, at), ...(await placeOf(db, branchId, at)) };
  return stopsToWire(rows, requireRules(snapshot, branchId), snapshot.settings());
}

async function placeOf(db: Db, branchId: WarehouseId, at: number) {
  return { pace: await paceOf(db, branchId, at), pause: await pauseOf(db, branchId, at) };
}

/** The rules of a branch; throws a 404 for an unknown one. */
export function requireRules(snapshot: ShopSnapshot, branchId: WarehouseId, language?: LanguageCode) {
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
