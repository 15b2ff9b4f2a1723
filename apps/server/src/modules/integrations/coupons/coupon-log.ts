import type { Tx } from "../../../database/tables.ts";
import type { JsonObject } from "../../../shop/documents/json.ts";
import type { ShopDraft } from "../../../shop/editing/edit-shop.ts";
import { type IntegrationLog, logChange } from "../integration-log.ts";
import { couponsIn } from "./coupon-store.ts";

/** The coupons of an edit, by id. */
export function couponsOfDraft(draft: ShopDraft): ReadonlyMap<string, JsonObject> {
  return new Map(couponsIn(draft.read("coupons")).map(({ wire }) => [String(wire["id"]), wire]));
}

/** Logs the coupons that an edit added, changed or removed (STAFF-4). */
export async function logCoupons(
  tx: Tx,
  log: IntegrationLog,
  before: ReadonlyMap<string, JsonObject>,
  after: ReadonlyMap<string, JsonObject>,
): Promise<void> {
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [was = null, is = null] = [before.get(id), after.get(id)];
    // An edit keeps the objects that it does not change.
    if (was === is) continue;
    const action = was === null ? "create" : is === null ? "remove" : "change";
    await logChange(tx, log, { object: { kind: "coupon", id }, action, before: was, after: is, branchId: null });
  }
}
