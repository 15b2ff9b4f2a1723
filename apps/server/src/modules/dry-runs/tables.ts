import type { DryRunState } from "@skatert/contract";

/** JSON is text, times are milliseconds. */
export interface DryRunsTables {
  dry_runs: {
    id: number;
    state: DryRunState;
    /** JSON of the coupon as in `coupons.json`, and the list it belongs to. */
    coupon: string;
    list: "auto" | "codes";
    /** The period: `to_at` is exclusive. */
    from_at: number;
    to_at: number;
    /** Whether a process has begun with it. */
    begun: 0 | 1;
    /** Judged carts, of so many. */
    done: number;
    total: number;
    /** JSON of the result on the wire; null: none yet. */
    result: string | null;
    at: number;
  };
}
