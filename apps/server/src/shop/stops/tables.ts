import type { StopKind } from "@skatert/contract";
import type { BranchId } from "@skatert/domain";

/** `ends_at` of a row without an end. */
export const never = Number.MAX_SAFE_INTEGER;

/** A row is active while `ends_at` is later than now; ending it early sets `ends_at` to now. */
export interface StopsTables {
  /** One row for each target of a branch; another stop of the target gives it a new id. */
  stops: {
    id: number;
    branch_id: BranchId;
    kind: StopKind;
    /** The id of the product, size, category, branch or zone, or the name of the method. */
    target: string;
    ends_at: number;
    /** Whether `ends_at` is the end of the business day. */
    business_day: 0 | 1;
    reason: string;
    at: number;
    /** Name of the staff member. */
    by_name: string;
  };
  branch_pace: {
    branch_id: BranchId;
    extra_minutes: number;
    express: 0 | 1;
    ends_at: number;
  };
  branch_pauses: {
    branch_id: BranchId;
    /** For guests; "" if there is none. */
    message: string;
    ends_at: number;
  };
}
