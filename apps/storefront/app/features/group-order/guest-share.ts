import type { CartLine, GroupOrderState } from "@skatert/domain";
import type { GroupData } from "../../model/group-order/group-data.ts";
import type { GroupGuest } from "../../model/group-order/group-store.ts";
import { droppedOf, orderedOf } from "../../model/group-order/kept.ts";

/** Whether a group order has closed by itself: its time is over, and no order is placed. */
export function isExpired({ state, expiresAt, now }: Pick<GroupData, "state" | "expiresAt" | "now">): boolean {
  return state !== "ordered" && state !== "cancelled" && expiresAt <= now;
}

/** A guest's part as the guest has to settle it. */
export interface GuestShare {
  readonly state: GroupOrderState;
  /** The cart while the group order is open; afterwards the dishes that the server has in it. */
  readonly lines: readonly CartLine[];
  /** Names of dishes of a closed group order that the menu no longer has, or that are sold out. */
  readonly gone: readonly string[];
  /** Names of dishes that the host took out of the order. */
  readonly dropped: readonly string[];
  /** The cart has other dishes than the closed group order: the last changes came too late. */
  readonly isOther: boolean;
}

/** Which dishes count: once the group order is closed, a cart that was changed later is not what the host pays. */
export function guestShare(
  { personId }: Pick<GroupGuest, "personId">,
  data: GroupData | null,
  cart: readonly CartLine[],
): GuestShare {
  const state = data?.state ?? "open";
  const person = data?.people.find(({ id }) => id === personId);
  if (state === "open" || person === undefined) return { state, lines: cart, gone: [], dropped: [], isOther: false };
  const { lines, gone } = person;
  const left = cart.filter(({ name }) => !gone.includes(name));
  const isOther = amountsOf(lines) !== amountsOf(left);
  return { state, lines: orderedOf(person), gone, dropped: droppedOf(person), isOther };
}

function amountsOf(lines: readonly CartLine[]): string {
  return lines.map(({ key, quantity }) => `${key} × ${quantity}`).join();
}
