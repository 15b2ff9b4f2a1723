import {
  couponsFromWire,
  MAX_DRY_RUN_DAYS,
  readIsoDay,
  type WireDryRun,
  type WireDryRunRequest,
} from "@skatert/contract";
import { type CalendarDay, dayNumber, instantAt, type TimeZone } from "@skatert/domain";
import type { Store } from "../../database/store.ts";
import { transaction } from "../../database/transaction.ts";
import { invalidParams, Refusal } from "../../input/refusal.ts";
import { scheduleJob } from "../../jobs/job-store.ts";
import type { Call } from "../../repeats/call.ts";
import { repeatable } from "../../repeats/repeatable.ts";
import { findDraftEntity } from "../../shop/drafts/draft-store.ts";
import { viewOf } from "../../shop/drafts/draft-view.ts";
import { openDraft } from "../../shop/drafts/release-store.ts";
import { keyOf } from "../../shop/entities/entity.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { dryRunJob } from "./dry-run-job.ts";
import { cancelDryRuns, type DryRunRow, findDryRun, insertDryRun, moveDryRun } from "./dry-run-store.ts";
import { dryRunToWire } from "./dry-run-to-wire.ts";

export interface DryRunsDeps {
  readonly store: Store;
  readonly shop: ShopData;
  readonly now: () => number;
}

/** Runs of promotions over past carts, one at a time (PROMO-2). */
export interface DryRuns {
  /** Starts a run in the place of an earlier one, and answers its id. Throws a 400 for a bad coupon or period. */
  start(asked: WireDryRunRequest, call: Call | null): Promise<{ readonly id: number }>;
  /** Throws a 404 for an unknown run. */
  show(id: number): Promise<WireDryRun>;
  /** Cancels a run that has not ended. Throws a 404 for an unknown run. */
  cancel(id: number, call: Call | null): Promise<WireDryRun>;
}

type List = DryRunRow["list"];

export function createDryRuns({ store, shop, now }: DryRunsDeps): DryRuns {
  return {
    async start(asked, call) {
      const snapshot = await shop.current();
      const { timeZone } = snapshot.settings();
      const period = periodOf(asked, timeZone);
      const list = asked.list ?? (await listOf(store, snapshot, Number(asked.coupon.id)));
      if (couponsFromWire([asked.coupon], list === "codes" ? "promo" : "auto", timeZone).length === 0)
        throw invalidParams([{ path: "coupon", message: "is no coupon that the shop can apply" }]);
      const { answer } = await transaction(store.db, (tx) =>
        repeatable(tx, call, now(), async () => {
          await cancelDryRuns(tx);
          const coupon = JSON.stringify(asked.coupon);
          const id = await insertDryRun(tx, { ...period, coupon, list, at: now() });
          await scheduleJob(tx, { kind: dryRunJob, payload: { id }, runAt: now() });
          return { id };
        }),
      );
      return answer;
    },
    show: async (id) => dryRunToWire(await requireRun(store.db, id)),
    async cancel(id, call) {
      const { answer } = await transaction(store.db, (tx) =>
        repeatable(tx, call, now(), async () => {
          await moveDryRun(tx, id, { state: "cancelled" });
          return dryRunToWire(await requireRun(tx, id));
        }),
      );
      return answer;
    },
  };
}

async function requireRun(db: Parameters<typeof findDryRun>[0], id: number): Promise<DryRunRow> {
  const row = await findDryRun(db, id);
  if (row === null) throw new Refusal("rest_not_found", `There is no dry run ${id}`);
  return row;
}

/** Both days count. */
function periodOf({ from, to }: WireDryRunRequest, zone: TimeZone): Pick<DryRunRow, "from_at" | "to_at"> {
  const [first, last] = [dayIn(from, "from"), dayIn(to, "to")];
  const days = dayNumber(last) - dayNumber(first) + 1;
  if (days < 1) throw invalidParams([{ path: "to", message: "is before `from`" }]);
  if (days > MAX_DRY_RUN_DAYS)
    throw invalidParams([{ path: "from", message: `is more than ${MAX_DRY_RUN_DAYS} days before the end` }]);
  return { from_at: instantAt(first, 0, zone), to_at: instantAt(last, 24 * 60, zone) };
}

function dayIn(text: string, path: string): CalendarDay {
  const day = readIsoDay(text);
  if (day === null) throw invalidParams([{ path, message: "is no day of the calendar" }]);
  return day;
}

/** The list with the coupon in the shop, or else in the open draft. */
async function listOf({ db }: Store, snapshot: ShopSnapshot, id: number): Promise<List> {
  const published = snapshot.coupons().find((coupon) => coupon.id === id);
  if (published !== undefined) return published.kind === "promo" ? "codes" : "auto";
  const release = await openDraft(db);
  const key = keyOf("coupon", String(id));
  const draft = release === null ? null : await findDraftEntity(db, release.id, key);
  return Object.hasOwn(viewOf(key, null, draft)?.facets ?? {}, "coupons#codes") ? "codes" : "auto";
}
