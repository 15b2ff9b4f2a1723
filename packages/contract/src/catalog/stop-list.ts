import type { BranchId, Closure, Pace, ProductId, Stopped, Temporary, TimeZone } from "@skatert/domain";
import * as z from "zod/mini";
import { readId } from "../fields/read.ts";

const until = z.nullable(z.iso.datetime());

/** `GET systeminfo/v1/stop_list?warehouse_id`: the products of a branch that are not sold now. */
export const StopListSchema = z.looseObject({
  /** Changes with the shop's data: another value means another menu. */
  revision: z.string(),
  /** The branch's own time zone, for times of return. */
  time_zone: z.optional(z.string()),
  /**
   * Without a variation: the whole dish. `stopped`: staff stopped it; it can be ordered for a time from `back_at`.
   * Other rows are out of stock.
   */
  products: z.array(
    z.looseObject({
      product_id: z.int(),
      variation_id: z.optional(z.nullable(z.int())),
      stopped: z.optional(z.literal(true)),
      /** Null: no end is set. */
      back_at: z.optional(until),
    }),
  ),
  /** Products that staff stopped as supplements of other dishes. */
  supplements: z.optional(z.array(z.looseObject({ product_id: z.int(), back_at: until }))),
  /** How busy the branch is; null: as usual. */
  pace: z.optional(z.nullable(z.looseObject({ extra_minutes: z.int(), express: z.boolean(), until }))),
  /** The branches of the whole shop that need more minutes than usual for an order placed now. */
  busy: z.optional(z.array(z.looseObject({ warehouse_id: z.int(), extra_minutes: z.int(), until }))),
  /** Branches, methods and zones of the whole shop that take no orders for a time before `back_at`. */
  closed: z.optional(
    z.array(
      z.looseObject({
        warehouse_id: z.int(),
        what: z.enum(["branch", "method", "zone"]),
        /** Name of the method or id of the zone; absent for a branch. */
        id: z.optional(z.string()),
        message: z.string(),
        back_at: until,
      }),
    ),
  ),
});
export type WireStopList = z.infer<typeof StopListSchema>;

export const StopListQuerySchema = z.looseObject({
  warehouse_id: z.string().check(z.regex(/^\d{1,9}$/, "is not an id")),
});

/** A branch, or one of its methods or zones, that takes no orders for a time. */
export interface ClosedPlace extends Closure {
  readonly warehouseId: BranchId;
  /** Name of the method or id of the zone; null for a branch. */
  readonly id: string | null;
}

/** A branch that needs more minutes than usual for an order placed now. */
export interface BusyBranch extends Temporary {
  readonly warehouseId: BranchId;
  readonly extraMinutes: number;
}

/** Everything that a branch does not sell now: whole dishes, and variations of others. */
export interface StopList {
  readonly revision: string;
  /** The branch's own; null: the backend omits it, and the shop's applies. */
  readonly timeZone: TimeZone | null;
  /** Out of stock. */
  readonly products: ReadonlySet<ProductId>;
  readonly variations: ReadonlySet<number>;
  /** Stopped by staff, with the time of return. */
  readonly stopped: Live;
}

/** The decisions of staff that pages show. */
export interface Live {
  readonly products: ReadonlyMap<ProductId, Stopped>;
  readonly variations: ReadonlyMap<number, Stopped>;
  readonly supplements: ReadonlyMap<ProductId, Stopped>;
  readonly pace: Pace | null;
  readonly busy: readonly BusyBranch[];
  readonly closed: readonly ClosedPlace[];
}

export function stopListFromWire(wire: WireStopList): StopList {
  const out = wire.products.filter(({ stopped }) => stopped !== true);
  const stopped = wire.products.filter((row) => row.stopped === true);
  return {
    revision: wire.revision,
    timeZone: wire.time_zone ?? null,
    products: new Set(out.flatMap((row) => (sizeOf(row) === null ? [row.product_id] : []))),
    variations: new Set(out.flatMap((row) => sizeOf(row) ?? [])),
    stopped: {
      products: new Map(
        stopped.flatMap((row) => (sizeOf(row) === null ? [[row.product_id, stoppedOf(row)] as const] : [])),
      ),
      variations: new Map(
        stopped.flatMap((row) => {
          const size = sizeOf(row);
          return size === null ? [] : [[size, stoppedOf(row)] as const];
        }),
      ),
      supplements: new Map((wire.supplements ?? []).map((row) => [row.product_id, stoppedOf(row)])),
      pace: paceFromWire(wire.pace),
      busy: (wire.busy ?? []).map((row) => ({
        warehouseId: row.warehouse_id,
        extraMinutes: row.extra_minutes,
        until: instantOf(row.until),
      })),
      closed: (wire.closed ?? []).map((row) => ({
        warehouseId: row.warehouse_id,
        what: row.what,
        id: row.id ?? null,
        message: row.message,
        ...stoppedOf(row),
      })),
    },
  };
}

function sizeOf({ variation_id }: WireStopList["products"][number]): number | null {
  return readId(variation_id);
}

function stoppedOf({ back_at }: { readonly back_at?: string | null | undefined }): Stopped {
  return { backAt: instantOf(back_at) };
}

function paceFromWire(wire: WireStopList["pace"]): Pace | null {
  if (wire === null || wire === undefined) return null;
  return { extraMinutes: wire.extra_minutes, express: wire.express, until: instantOf(wire.until) };
}

function instantOf(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Date.parse(text);
}
