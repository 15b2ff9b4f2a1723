import { scheduleOf, type WireBoardOrder } from "@skatert/contract";
import { hasRight, instantOfWall, type WarehouseId } from "@skatert/domain";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller } from "../staff/caller.ts";
import { type BoardReadDeps, showOrders } from "./read-orders.ts";

/** Maximum number of orders in an answer; the newest are shown. */
const mostOfDay = 500;
const mostFound = 50;

export interface OrderQuestion {
  readonly branchId: WarehouseId;
  /** Days since 1970 on the branch's calendar; null: any day. */
  readonly day: number | null;
  /** Number, phone, name or dish; empty: all of the day. */
  readonly search: string;
}

/**
 * Orders placed on a day of the branch, or found by number, phone or name among all of it (BOARD-5). Dishes are found
 * among the orders of a day.
 */
export async function findOrders(
  deps: BoardReadDeps,
  { branchId, day, search }: OrderQuestion,
  caller: Pick<StaffCaller, "grants">,
): Promise<readonly WireBoardOrder[]> {
  const readsGuests = hasRight(caller.grants, "guests.read", branchId);
  if (day === null && !readsGuests && !/^#?\d{1,9}$/.test(search.trim())) return [];
  const settings = (await deps.shop.current()).settings();
  const { timeZone } = scheduleOf(settings, branchId);
  const isOfDay = day !== null;
  const { orders } = await deps.orders.list({
    ...{ stages: null, userId: null, branches: [branchId], oldestFirst: false, page: 1 },
    after: isOfDay ? instantOfWall(day, 0, timeZone) - 1 : null,
    before: isOfDay ? instantOfWall(day + 1, 0, timeZone) : null,
    search: isOfDay ? "" : search,
    perPage: isOfDay ? mostOfDay : mostFound,
  });
  const found = isOfDay ? orders.filter((order) => hasText(order, search, readsGuests)) : orders;
  return showOrders(deps, found, caller);
}

/** Whether an order's number, a dish or, for people who may read them, phone or name contains the text, in any case. */
export function hasText(order: StoredOrder, text: string, readsGuests: boolean): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return true;
  const digits = wanted.replace(/\D/g, "");
  const isNumber = /^[\d\s()+#-]+$/.test(wanted);
  if (isNumber)
    return String(order.id) === digits || (readsGuests && digits.length >= 4 && order.phone.includes(digits));
  const dishes = order.details.lines.flatMap((line) => [line.name, ...line.supplements.map(({ name }) => name)]);
  return [...(readsGuests ? [order.name] : []), ...dishes].some((name) => name.toLowerCase().includes(wanted));
}
