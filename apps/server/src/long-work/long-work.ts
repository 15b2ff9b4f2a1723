import type { Store } from "../database/store.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import { liveOrdersOf } from "../modules/board/record/board-repository.ts";
import { type ImportWork, importWork } from "../modules/imports/work/import-work.ts";
import { type MenuWork, menuWork } from "../modules/menu/releases/menu-work.ts";

/**
 * Long work on the store, by its name (decision 107). It runs in a process of its own, or in this one, as in tests.
 * Payloads and results must be copyable.
 */
export type LongWork = ImportWork & MenuWork;

export function longWork(store: Store): LongWork {
  return { ...importWork(store, auditInsert), ...menuWork({ store, liveOrders: liveOrdersOf, audit: auditInsert }) };
}
