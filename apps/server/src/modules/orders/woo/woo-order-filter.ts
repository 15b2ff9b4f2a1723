import { OrderStatusSchema, type OrdersQuerySchema, stageOfStatus } from "@skatert/contract";
import { type CustomerId, instantAt, isRealDay, type OrderId, type OrderStage, type TimeZone } from "@skatert/domain";
import type * as z from "zod/mini";
import { idsOf, requestedPage } from "../../../http/paging.ts";
import { invalidParams } from "../../../input/refusal.ts";
import type { OrderFilter } from "../lists/order-list.ts";

const lastOfSecond = 999;

type OrdersQuery = z.infer<typeof OrdersQuerySchema>;

/** The filter of an order list from WooCommerce's parameters. Throws a 400 that names the parameter. */
export function orderFilterOf(query: OrdersQuery, userId: CustomerId | null, zone: TimeZone): OrderFilter {
  const isUtc = query.dates_are_gmt === "true" || query.dates_are_gmt === "1";
  const instant = (name: "after" | "before" | "modified_after" | "modified_before") => {
    const text = query[name];
    return text === undefined || text === "" ? null : instantOf(name, text, isUtc ? "UTC" : zone);
  };
  // WooCommerce's times are whole seconds: `after` excludes the named second entirely.
  const instantAfter = (name: "after" | "modified_after") => {
    const second = instant(name);
    return second === null ? null : second + lastOfSecond;
  };
  return {
    stages: stagesOf(query.status),
    userId,
    branches: null,
    after: instantAfter("after"),
    before: instant("before"),
    changedAfter: instantAfter("modified_after"),
    changedBefore: instant("modified_before"),
    include: numbersOf(query, "include"),
    exclude: numbersOf(query, "exclude"),
    sortBy: sorts[query.orderby ?? "date"],
    search: query.search?.trim() ?? "",
    oldestFirst: query.order === "asc",
    ...requestedPage(query),
  };
}

const sorts = { date: "created", modified: "changed", id: "number" } as const;

/** PostgreSQL cannot compare a column with a number outside of its range. */
const greatestId = 2_147_483_647;

function numbersOf(query: OrdersQuery, name: "include" | "exclude"): readonly OrderId[] | null {
  const ids = idsOf(query, name);
  return ids === null ? null : [...ids].filter((id) => id <= greatestId);
}

/** Null when `customer` is absent: orders of all customers. */
export function customerFilter(customer: string | undefined): number | null {
  if (customer === undefined || customer === "") return null;
  if (/^\d{1,9}$/.test(customer)) return Number(customer);
  throw invalidParams([{ path: "customer", message: "is not a customer" }]);
}

/** WooCommerce sends "any" for all statuses. */
function stagesOf(status: string | undefined): readonly OrderStage[] | null {
  const names = (status ?? "any")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length === 0 || names.includes("any")) return null;
  return names.map((name) => {
    const read = OrderStatusSchema.safeParse(name);
    if (!read.success) throw invalidParams([{ path: "status", message: "is not a status" }]);
    return stageOfStatus(read.data);
  });
}

const wallTime = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Reads a time with an offset as given, and one without an offset in the shop's time zone. */
function instantOf(path: string, text: string, zone: TimeZone): number {
  const [year, month, day, hour, minute, second] = (wallTime.exec(text) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = { year, month, day };
    if (isRealDay(date)) return instantAt(date, (hour ?? 0) * 60 + (minute ?? 0), zone) + (second ?? 0) * 1000;
  } else {
    const instant = /[zZ]$|[+-]\d{2}:?\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isFinite(instant)) return instant;
  }
  throw invalidParams([{ path, message: "is not a time" }]);
}
