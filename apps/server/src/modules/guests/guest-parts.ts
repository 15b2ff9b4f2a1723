import type { SavedAddress, WireGuestCard } from "@skatert/contract";
import type { BranchId, CouponId, CustomerId, OrderId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";
import type { LedgerEntry } from "../loyalty/points-ledger.ts";
import type { GuestKey, GuestOrderCount } from "../orders/people/guest-orders.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";

/** An account, as the guest's page shows it; `createdAt` in milliseconds. */
interface GuestAccount {
  readonly phone: string;
  readonly email: string | null;
  readonly createdAt: number;
}

/** The orders that a guest counts with, by the known number. */
export type CountOrders = (tx: Tx, phone: string) => Promise<GuestOrderCount>;

/** What guests need of other modules' data; backend/ passes it. */
export interface GuestParts {
  accountOf(db: Db, userId: CustomerId): Promise<GuestAccount | null>;
  /** Oldest first. */
  addressesOf(db: Db, userId: CustomerId): Promise<readonly SavedAddress[]>;
  balanceOf(db: Db, userId: CustomerId): Promise<number>;
  /** Newest first. */
  ledgerOf(db: Db, userId: CustomerId): Promise<readonly LedgerEntry[]>;
  /** A manual entry of points; null when the balance would fall below zero. */
  enterPoints(
    tx: Tx,
    entry: { readonly userId: CustomerId; readonly points: number; readonly at: number },
  ): Promise<{ readonly id: string; readonly balance: number } | null>;
  /** Newest first. */
  ordersOf(
    db: Db,
    guest: GuestKey,
    question: {
      readonly branches?: "all" | readonly BranchId[];
      readonly before?: OrderId | null;
      readonly limit: number;
    },
  ): Promise<readonly StoredOrder[]>;
  /** Live uses of coupons that count for a number. */
  couponUsesOf(db: Db, phone: string, coupons: readonly CouponId[]): Promise<ReadonlyMap<CouponId, number>>;
  /** The last rating of these orders with at most `stars`; null: none. */
  lastComplaintOf(db: Db, orders: readonly OrderId[], stars: number): Promise<WireGuestCard["last_complaint"]>;
}
