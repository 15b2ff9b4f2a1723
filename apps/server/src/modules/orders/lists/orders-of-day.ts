import { clockText, statusOfStage } from "@skatert/contract";
import { fulfilmentOf, instantOfWall, localTime, type TimeZone } from "@skatert/domain";
import type { Db } from "../../../database/tables.ts";
import type { StoredOrder } from "../stored/stored-order.ts";
import { createOrderCounts } from "./count-orders.ts";
import { listOrders } from "./order-list.ts";

/** Maximum number of orders in one list. */
const maxOrders = 1_000;

export interface OrdersOfDay {
  /** Newest first, at most a thousand. */
  readonly orders: readonly StoredOrder[];
  /** The number of orders on that day. */
  readonly total: number;
}

/** Orders placed on a day in the shop's time zone, by its day number. */
export async function ordersOfDay(db: Db, dayNumber: number, zone: TimeZone): Promise<OrdersOfDay> {
  const start = instantOfWall(dayNumber, 0, zone);
  const end = instantOfWall(dayNumber + 1, 0, zone);
  return listOrders(
    db,
    createOrderCounts(db, () => start),
    {
      stages: null,
      userId: null,
      branches: null,
      search: "",
      oldestFirst: false,
      page: 1,
      perPage: maxOrders,
      after: start - 1,
      before: end,
    },
  );
}

/** Columns of an order for an operator: number, time, kind, sum, payment, status, last digits of the phone. */
export function orderColumns(order: StoredOrder, zone: TimeZone, currency: string): readonly string[] {
  return [
    String(order.id),
    clockText(localTime(order.created_at, zone).minute),
    fulfilmentOf(order.method),
    `${(order.total / 100).toFixed(2)} ${currency}`,
    `${order.payment_method}, ${paymentWords(order)}`,
    statusOfStage(order.stage),
    `…${order.phone.slice(-4)}`,
  ];
}

function paymentWords({ paidOnline, stage, stages }: StoredOrder): string {
  if (!paidOnline) return "on receipt";
  if (stage === "awaiting-payment") return "not paid";
  return stages.some((each) => each.stage === "accepted") ? "paid online" : "not paid";
}

/** Rows with columns of equal width, two spaces apart. */
export function alignedRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
