import type { CouponId, CustomerId } from "@skatert/domain";

/** Rows for invitations, the wheel and coupons won. */
export interface LoyaltyTables {
  referrals: { friend_id: number; inviter_id: number; joined_at: number; rewarded_at: number | null };
  /** Individual coupons beside those of the shop's folder; `granted` times it may be used. */
  coupon_rights: { user_id: CustomerId; coupon_id: CouponId; granted: number };
  /** Turns of the wheel by person (a digest of the number) and period: "once", "order", "day:2026-03-01". */
  wheel_turns: { person: string; period: string; used: number };
  wheel_results: {
    id: string;
    user_id: CustomerId;
    /** JSON of the segment as it was drawn. */
    segment: string;
    at: number;
  };
}
