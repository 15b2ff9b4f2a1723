import type { BranchId, CategoryId, DeliveryMethod, ProductId, VariationId } from "../catalog/types.ts";
import type { ZoneId } from "../delivery/types.ts";
import type { Instant } from "../schedule/types.ts";

/**
 * Kinds of stop targets (STOP-1). product: the dish, and the same product as a supplement. supplement: only as a
 * supplement of other dishes. category: every product of it and of its subcategories.
 */
export type StopTarget =
  | { readonly kind: "product" | "supplement"; readonly id: ProductId }
  | { readonly kind: "variation"; readonly id: VariationId }
  | { readonly kind: "category"; readonly id: CategoryId }
  | { readonly kind: "branch"; readonly id: BranchId }
  | { readonly kind: "method"; readonly id: DeliveryMethod }
  | { readonly kind: "zone"; readonly id: ZoneId };

/**
 * A decision with an end that is compared on reading, not run by a timer. `until` is exclusive; null: until a person
 * ends it.
 */
export interface Temporary {
  readonly until: Instant | null;
}

/** A target that a branch does not sell for now. It changes neither stock counts nor reservations. */
export interface Stop extends Temporary {
  readonly target: StopTarget;
  readonly branchId: BranchId;
  /** Whether `until` is the end of the business day. */
  readonly endsWithBusinessDay: boolean;
}

/** How busy a branch is (STOP-3). `extraMinutes` are added to its cooking time. */
export interface Pace extends Temporary {
  readonly extraMinutes: number;
  readonly express: boolean;
}

/** A branch that takes no orders for a time before `until`. `message` is for guests; "" if there is none. */
export interface BranchPause extends Temporary {
  readonly message: string;
}

/** The temporary decisions of a branch's staff. Ended ones may be included, because readers compare the end. */
export interface BranchNow {
  readonly stops: readonly Stop[];
  readonly pace: Pace | null;
  readonly pause: BranchPause | null;
}

/** A branch without temporary decisions. */
export const usualBranch: BranchNow = { stops: [], pace: null, pause: null };

/** A stopped target. Null: its return is unknown. */
export interface Stopped {
  readonly backAt: Instant | null;
}
