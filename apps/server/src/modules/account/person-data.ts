import type { CustomerId, OrderId } from "@skatert/domain";
import type { Db, Tx } from "../../database/tables.ts";

/** A person whose account the current transaction deletes. */
export interface LeavingPerson {
  readonly userId: CustomerId;
  /** E.164. */
  readonly phone: string;
  /**
   * A keyed digest of the number, stored in counters so that a person who returns does not count as a first customer.
   */
  readonly person: string;
  readonly orderIds: readonly OrderId[];
  /** Milliseconds. */
  readonly at: number;
}

/** One module's data about people. Only this module reads and deletes its tables. */
export interface PersonData {
  /** JSON values by subject for the person's own export; times are ISO instants. */
  export(db: Db, person: ExportedPerson): Promise<Readonly<Record<string, unknown>>>;
  /** Numbers that the person gave besides the account's own, E.164. */
  numbers?(tx: Tx, person: LeavingPerson): Promise<readonly string[]>;
  /** Deletes the data, or removes name, number and address from data that the books need. */
  erase(tx: Tx, person: LeavingPerson): Promise<void>;
}

export interface ExportedPerson {
  readonly userId: CustomerId;
  readonly orderIds: readonly OrderId[];
}

/** The order functions that accounts need. */
export interface PersonOrders {
  /** Adds to the account the orders that the number placed as a guest. */
  joinGuestOrders(tx: Tx, user: { readonly id: CustomerId; readonly phone: string }): Promise<void>;
  idsOf(db: Db, userId: CustomerId): Promise<readonly OrderId[]>;
  /** Whether an order of the person is not finished. */
  hasLiveOrder(tx: Tx, userId: CustomerId): Promise<boolean>;
  /** Orders counted for a number, cancelled ones included; null: the number never ordered. */
  countOf(db: Db, phone: string): Promise<number | null>;
  countHandedOver(db: Db, userId: CustomerId): Promise<number>;
  /** Restores the counters of a number that registers again. */
  returnCounters(tx: Tx, phone: string, person: string): Promise<void>;
}
