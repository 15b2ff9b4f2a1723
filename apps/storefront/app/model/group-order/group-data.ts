import type { CartLine, GroupOrderState, Instant } from "@skatert/domain";
import type { Place } from "../place/place.ts";

/** A person of a group order, with the dishes at the menu's present prices. */
export interface GroupPersonView {
  readonly id: number;
  readonly name: string;
  readonly done: boolean;
  readonly lines: readonly CartLine[];
  /** Those of `lines` that the host's cart has; null: all of them. */
  readonly kept: readonly CartLine[] | null;
  /** Names of dishes that the menu no longer has, or that are sold out. */
  readonly gone: readonly string[];
}

/** A group order for its page and its bar. */
export interface GroupData {
  readonly id: string;
  readonly host: string;
  readonly state: GroupOrderState;
  /** Grows with every change. */
  readonly revision: number;
  readonly branch: string;
  /** Address of the branch. Empty if the shop gives none. */
  readonly address: string;
  readonly expiresAt: Instant;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: Instant;
  /**
   * A place that the host's branch serves, for the menu and prices of guests who join. Null if none is known.
   */
  readonly place: Place | null;
  readonly people: readonly GroupPersonView[];
}
