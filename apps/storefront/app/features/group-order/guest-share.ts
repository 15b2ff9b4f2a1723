import type { CartLine, GroupOrderState } from "@skatert/domain";
import type { GroupData } from "../../model/group-order/group-data.ts";
import type { GroupGuest } from "../../model/group-order/group-store.ts";
import { droppedOf, orderedOf } from "../../model/group-order/kept.ts";

/** Whether a group order expired: its time is over, and no order was placed. */
export function isExpired({ state, expiresAt, now }: Pick<GroupData, "state" | "expiresAt" | "now">): boolean {
  return state !== "ordered" && state !== "cancelled" && expiresAt <= now;
}

/** A guest's part for settling up. */
export interface GuestShare {
  readonly state: GroupOrderState;
  /** The cart while the group order is open. Afterwards the dishes that the server has. */
  readonly lines: readonly CartLine[];
  /** Names of dishes of a closed group order that are off the menu or sold out. */
  readonly gone: readonly string[];
  /** Names of dishes that the host took out of the order. */
  readonly dropped: readonly string[];
  /** The cart has other dishes than the closed group order: the last changes came too late. */
  readonly isOther: boolean;
}

/**
 * The dishes that count. Once the group order is closed, the host does not pay for later changes of the cart.
 */
export function guestShare(
  { personId }: Pick<GroupGuest, "personId">,
  data: GroupData | null,
  cart: readonly CartLine[],
): GuestShare {
  const state = data?.state ?? "open";
  const person = data?.people.find(({ id }) => id === personId);
  const isSettled = state === "closed" || state === "ordered";
  if (!isSettled || person === undefined) return { state, lines: cart, gone: [], dropped: [], isOther: false };
  const { lines, gone } = person;
  const left = cart.filter(({ name }) => !gone.includes(name));
  const isOther = amountsOf(lines) !== amountsOf(left);
  return { state, lines: orderedOf(person), gone, dropped: droppedOf(person), isOther };
}

function amountsOf(lines: readonly CartLine[]): string {
  return lines.map(({ key, quantity }) => `${key} × ${quantity}`).join();
}
