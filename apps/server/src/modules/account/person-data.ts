import type { Db, Tx } from "../../database/tables.ts";

/** A person whose account is deleted, inside the transaction of it. */
export interface LeavingPerson {
  readonly userId: number;
  /** E.164. */
  readonly phone: string;
  /** A keyed digest of the number, which stays in counters so that a person who returns is no first customer. */
  readonly person: string;
  readonly orderIds: readonly number[];
  /** Milliseconds. */
  readonly at: number;
}

/** What one module keeps of people: it alone reads and deletes its tables. */
export interface PersonData {
  /** As JSON values by subject, for the person's own export; times are ISO instants. */
  export(db: Db, person: ExportedPerson): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes it, or leaves what the shop's books need without name, number and address. */
  erase(tx: Tx, person: LeavingPerson): Promise<void>;
}

export interface ExportedPerson {
  readonly userId: number;
  readonly orderIds: readonly number[];
}

/** What accounts ask of the orders of their people. */
export interface PersonOrders {
  /** Orders that the number placed as a guest join the account. */
  joinGuestOrders(tx: Tx, user: { readonly id: number; readonly phone: string }): Promise<void>;
  idsOf(db: Db, userId: number): Promise<readonly number[]>;
  /** Whether an order is still on its way to the person. */
  hasLiveOrder(tx: Tx, userId: number): Promise<boolean>;
  /** Orders that count for a number, cancelled ones too; null: it never ordered. */
  countOf(db: Db, phone: string): Promise<number | null>;
  countHandedOver(db: Db, userId: number): Promise<number>;
  /** Gives a number that comes back its counters again. */
  returnCounters(tx: Tx, phone: string, person: string): Promise<void>;
}
