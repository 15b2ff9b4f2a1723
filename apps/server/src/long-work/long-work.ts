import type { Store } from "../database/store.ts";
import { auditInsert } from "../modules/audit/audit-insert.ts";
import { liveOrdersOf } from "../modules/board/record/board-repository.ts";
import { type DryRunWork, dryRunWork } from "../modules/dry-runs/work/dry-run-work.ts";
import { type ImportWork, importWork } from "../modules/imports/work/import-work.ts";
import { type MenuWork, menuWork } from "../modules/menu/releases/menu-work.ts";
import { type ResultsWork, resultsWork } from "../modules/orders/lists/coupon-results.ts";
import { createPastOrders } from "../modules/orders/lists/past-orders.ts";
import { requestOfOrder } from "../modules/orders/stored/request-of-order.ts";

/**
 * Long work on the store, by its name (decision 107). It runs in a process of its own, or in this one, as in tests.
 * Payloads and results must be copyable.
 */
export type LongWork = ImportWork & MenuWork & DryRunWork & ResultsWork;

export function longWork(store: Store): LongWork {
  return {
    ...importWork(store, auditInsert),
    ...menuWork({ store, liveOrders: liveOrdersOf, audit: auditInsert }),
    ...dryRunWork({ store, pastOrders: createPastOrders(store.db), requestOf: requestOfOrder }),
    ...resultsWork(store.db),
  };
}
