import type { BranchId, CouponId } from "@skatert/domain";
import { type CompiledQuery, sql } from "kysely";
import { isOneOf } from "../../../database/lists.ts";
import type { Db } from "../../../database/tables.ts";
import { accountWith } from "../../../shop/state/shopper.ts";

/** What a coupon brought in a period. Live orders only; sums in minor units. */
export interface CouponResult {
  readonly coupon_id: CouponId;
  readonly orders: number;
  readonly guests: number;
  /** Guests whose first live order is one of these. */
  readonly new_guests: number;
  readonly discount: number;
  readonly revenue: number;
  /** Guests with another live order within 30 days after one of these. */
  readonly repeat_guests: number;
}

export interface ResultsQuestion {
  readonly couponIds: readonly CouponId[];
  /** The shop's days as in `coupon_uses.day`, both included. */
  readonly from: string;
  readonly to: string;
  /** The branches whose orders count. */
  readonly branches: "all" | readonly BranchId[];
}

/** Reads results, which may take place in another process: SQLite answers for a year in seconds (decision 107). */
export interface ResultsWork {
  couponResults(question: ResultsQuestion): Promise<readonly CouponResult[]>;
}

export function resultsWork(db: Db): ResultsWork {
  return { couponResults: (question) => couponResults(db, question) };
}

const repeatMs = 30 * 86_400_000;

/** The results of coupons that were used in the period (PROMO-2). */
export async function couponResults(db: Db, question: ResultsQuestion): Promise<readonly CouponResult[]> {
  const { rows } = await db.executeQuery(couponResultsQuery(db, question));
  // PostgreSQL answers sums and counts as text.
  return rows.map((row) => ({
    coupon_id: row.coupon_id,
    orders: Number(row.orders),
    guests: Number(row.guests),
    new_guests: Number(row.new_guests),
    discount: Number(row.discount),
    revenue: Number(row.revenue),
    repeat_guests: Number(row.repeat_guests),
  }));
}

/**
 * One statement: the uses of the period by index, then by index the other orders of each guest, of whom there are few.
 * A guest is an account, its number without it, and the number of orders without an account.
 */
function couponResultsQuery(db: Db, { couponIds, from, to, branches }: ResultsQuestion): CompiledQuery<CouponResult> {
  const inBranches = branches === "all" ? sql`` : sql`and ${isOneOf(db, "o.warehouse_id", branches)}`;
  return sql<CouponResult>`
    select coupon_id, count(*) as orders, count(distinct customer) as guests,
      count(distinct case when is_first then customer end) as new_guests,
      sum(discount) as discount, sum(total) as revenue,
      count(distinct case when comes_again then customer end) as repeat_guests
    from (
      select u.coupon_id, u.customer, u.discount, o.total,
        not (${otherOrder(earlier)}) as is_first,
        (${otherOrder(soonAfter)}) as comes_again
      from coupon_uses u join orders o on o.id = u.order_id
      where ${isOneOf(db, "u.coupon_id", couponIds)} and u.day >= ${from} and u.day <= ${to} and u.released = 0
        ${inBranches}
    ) as used
    group by coupon_id`.compile(db);
}

/** Alternatives, each by an index. */
const ofGuest = [
  sql`p.user_id = o.user_id`,
  sql`p.user_id = ${accountWith(sql.ref("u.customer"))}`,
  sql`p.phone = u.customer and p.user_id is null`,
];
const earlier = sql`p.id < o.id`;
const soonAfter = sql`p.id > o.id and p.created_at <= o.created_at + cast(${sql.lit(repeatMs)} as bigint)`;

function otherOrder(when: ReturnType<typeof sql>) {
  const exists = ofGuest.map(
    (own) => sql`exists (select 1 from orders p where ${own} and ${when} and p.stage <> 'cancelled')`,
  );
  return sql.join(exists, sql` or `);
}
