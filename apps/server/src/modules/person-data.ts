import type { CustomerId, OrderId } from "@skatert/domain";
import type { Db, Tx } from "../database/tables.ts";

/** A person whose account the current transaction deletes. */
export interface LeavingPerson {
  readonly userId: CustomerId;
  /** E.164. */
  readonly phone: string;
  /**
   * A keyed digest of the number, stored in counters so that a person who returns does not count as a first customer.
   */
  readonly person: string;
  /** The digests of all numbers of the guest, `person` first. */
  readonly persons: readonly string[];
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
  /** Makes the data of one guest that of another; absent: there is none, or it follows the orders. */
  join?(tx: Tx, joined: JoinedPerson): Promise<void>;
  /** Deletes the data, or removes name, number and address from data that the books need. */
  erase(tx: Tx, person: LeavingPerson): Promise<void>;
}

/**
 * Two guests whom the current transaction makes one. If `from` has an account, `to` has one too: the only account of both
 * is that of `to`.
 */
export interface JoinedPerson {
  readonly from: JoinedSide;
  readonly to: JoinedSide;
  /** All numbers of both, E.164. */
  readonly numbers: readonly string[];
}

interface JoinedSide extends Pick<LeavingPerson, "phone" | "person"> {
  /** Null: no account. */
  readonly userId: CustomerId | null;
}

export interface ExportedPerson {
  /** 0: a guest without an account. */
  readonly userId: CustomerId;
  /** All numbers of the person, E.164. */
  readonly numbers: readonly string[];
  readonly orderIds: readonly OrderId[];
}
