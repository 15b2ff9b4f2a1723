import type { BranchId } from "@skatert/domain";
import type { Store } from "../../database/store.ts";
import type { Call } from "../../repeats/call.ts";
import type { Actor, AuditInsert } from "../audit/audit-entry.ts";
import type { BranchUse } from "./branches/branch-use.ts";
import type { ReadCouponCounts } from "./lists/coupon-rows.ts";
import type { UsedCoupons } from "./promotions/used-coupons.ts";
import type { MenuWork } from "./releases/menu-work.ts";
import type { ChangingDeps } from "./releases/publish-or-refuse.ts";

/** Dependencies of changes of the menu and the shop. */
export interface MenuDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly auditInsert: AuditInsert;
  readonly branches: BranchUse;
  readonly coupons: UsedCoupons;
  /** A table as csv for a spreadsheet, as exports of the menu. */
  readonly writeCsv: (table: {
    readonly headings: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }) => Buffer;
  readonly couponCounts: ReadCouponCounts;
  /** Ids of the payment methods that this server has a gateway for. */
  readonly online: readonly string[];
  /** Long work; it runs in a process where it delays no request. */
  readonly work: MenuWork;
  /** Resolves when this process serves the new revision and has announced it. */
  readonly onEdit: () => Promise<void>;
}

/** The dependencies of a change that is made in this process. */
export function changingDeps({ store, branches, auditInsert }: MenuDeps): ChangingDeps {
  return { store, liveOrders: branches.liveOrders, audit: auditInsert };
}

/** A request of a staff member that changes something. */
export interface ChangeBy {
  readonly actor: Actor;
  /** Where the person has the right that the call needs. */
  readonly branches: "all" | readonly BranchId[];
  /** Whether the person may change which scripts the shop's pages load (`shop.code`). */
  readonly mayLoadCode: boolean;
  /** Whether the request repeats the person's password. */
  readonly hasPassword: boolean;
  /** Null: without an `Idempotency-Key`. */
  readonly call: Call | null;
}
