import type { CouponId, OrderId } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";

/** A single-use code in a live order. */
interface CodeUse {
  /** As `codeKey` writes it. */
  readonly code: string;
  readonly orderId: OrderId;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** References to coupons in tables of other modules. */
export interface UsedCoupons {
  /** The greatest number of a coupon that was used or won, or 0; a new coupon gets a greater one. */
  greatest(db: Db): Promise<number>;
  usedCodes(db: Db, coupon: CouponId): Promise<readonly CodeUse[]>;
  /** The codes of these coupons in live orders, as `codeKey` writes them; a coupon without any is absent. */
  allUsedCodes(db: Db, coupons: readonly CouponId[]): Promise<ReadonlyMap<CouponId, ReadonlySet<string>>>;
}
