import { scheduleOf, type WireBoardOrders } from "@skatert/contract";
import { type BranchId, dishNames, foldText, hasRight, instantOfWall, type OrderId } from "@skatert/domain";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { StaffCaller } from "../staff-gate.ts";
import { type BoardReadDeps, showFound } from "./read-orders.ts";

/** Maximum number of orders in an answer, the newest first. */
const maxOfDay = 500;
const maxFound = 50;

export interface OrderQuestion {
  readonly branchId: BranchId;
  /** Days since 1970 on the branch's calendar; null: any day. */
  readonly day: number | null;
  /** Number, phone, name or dish; empty: all orders of the day. */
  readonly search: string;
  /** For any day: only orders placed before this one. */
  readonly before: OrderId | null;
}

type Found = Pick<WireBoardOrders, "left_off" | "next" | "vague" | "orders">;

/**
 * Orders placed on a day of the branch, or found in all of its history, by number, phone, name or dish (BOARD-5).
 * `left_off`: the number of further orders of the day.
 */
export async function findOrders(
  deps: BoardReadDeps,
  question: OrderQuestion,
  caller: Pick<StaffCaller, "grants">,
): Promise<Found> {
  const readsGuests = hasRight(caller.grants, "guests.read", question.branchId);
  const { day } = question;
  return day === null
    ? findOfAnyDay(deps, question, caller, readsGuests)
    : findOfDay(deps, { ...question, day }, caller, readsGuests);
}

async function findOfAnyDay(
  deps: BoardReadDeps,
  { branchId, search: text, before }: OrderQuestion,
  caller: Pick<StaffCaller, "grants">,
  readsGuests: boolean,
): Promise<Found> {
  const asked = { branchId, text, before, readsGuests, limit: maxFound };
  const { orders, hasMore, isVague } = await deps.orders.searchBranch(asked);
  const next = hasMore ? (orders.at(-1)?.id ?? null) : null;
  return { left_off: 0, next, vague: isVague, orders: [...(await showFound(deps, orders, caller))] };
}

async function findOfDay(
  deps: BoardReadDeps,
  { branchId, day, search }: OrderQuestion & { readonly day: number },
  caller: Pick<StaffCaller, "grants">,
  readsGuests: boolean,
): Promise<Found> {
  const { timeZone } = scheduleOf((await deps.shop.current()).settings(), branchId);
  const { orders, total } = await deps.orders.list({
    stages: null,
    userId: null,
    branches: [branchId],
    search: "",
    oldestFirst: false,
    page: 1,
    perPage: maxOfDay,
    after: instantOfWall(day, 0, timeZone) - 1,
    before: instantOfWall(day + 1, 0, timeZone),
  });
  const found = orders.filter((order) => hasText(order, search, readsGuests));
  return { left_off: total - orders.length, orders: [...(await showFound(deps, found, caller))] };
}

/**
 * Whether an order contains the text, in any case: in its number or a dish, or, for people who may read guests, in
 * phone or name.
 */
export function hasText(order: StoredOrder, text: string, readsGuests: boolean): boolean {
  if (text.trim() === "") return true;
  const digits = text.replace(/\D/g, "");
  if (digits !== "" && /^[\d\s()+#№-]+$/.test(text))
    return (
      String(order.id) === digits || (readsGuests && digits.length >= 4 && order.phone.includes(localDigits(digits)))
    );
  const wanted = foldText(text);
  if (wanted === "") return false;
  const names = [...(readsGuests ? [foldText(order.name)] : []), ...dishNames(order.details.lines)];
  return names.some((name) => name.includes(wanted));
}

/** A number dialled with a leading 8 is stored with +7. */
function localDigits(digits: string): string {
  return digits.length === 11 && digits.startsWith("8") ? digits.slice(1) : digits;
}
