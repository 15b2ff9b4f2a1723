import type { CartLine, GroupOrderState, Instant } from "@skatert/domain";
import type { Place } from "../place/place.ts";

/** A person of a group order with the dishes at the present menu's prices. */
export interface GroupPersonView {
  readonly id: number;
  readonly name: string;
  readonly done: boolean;
  readonly lines: readonly CartLine[];
  /** Names of dishes that the menu no longer has, or that are sold out. */
  readonly gone: readonly string[];
}

/** A group order as its page and its bar show it. */
export interface GroupData {
  readonly id: string;
  readonly host: string;
  readonly state: GroupOrderState;
  /** Grows with every change. */
  readonly revision: number;
  readonly branch: string;
  /** Where the branch is; empty where the shop does not say. */
  readonly address: string;
  readonly expiresAt: Instant;
  readonly timeZone: string;
  /** The shop's clock, milliseconds. */
  readonly now: Instant;
  /** A place that the host's branch serves, for the menu and prices of those who join; null where none is known. */
  readonly place: Place | null;
  readonly people: readonly GroupPersonView[];
}
