import type { ProductId } from "@skatert/domain";
import * as z from "zod/mini";
import { readId } from "../fields/read.ts";

/** `GET systeminfo/v1/stop_list?warehouse_id`: the products of a branch that are sold out. */
export const StopListSchema = z.looseObject({
  /** Changes with the shop's data: another value means another menu. */
  revision: z.string(),
  /** Without a variation: the whole dish. */
  products: z.array(z.looseObject({ product_id: z.int(), variation_id: z.optional(z.nullable(z.int())) })),
});
export type WireStopList = z.infer<typeof StopListSchema>;

export const StopListQuerySchema = z.looseObject({
  warehouse_id: z.string().check(z.regex(/^\d{1,9}$/, "is not an id")),
});

/** Sold-out products of a branch: whole dishes, and variations of others. */
export interface StopList {
  readonly revision: string;
  readonly products: ReadonlySet<ProductId>;
  readonly variations: ReadonlySet<number>;
}

export function stopListFromWire(wire: WireStopList): StopList {
  const variations = wire.products.flatMap(({ variation_id: id }) => readId(id) ?? []);
  const products = wire.products.filter(({ variation_id: id }) => readId(id) === null);
  return {
    revision: wire.revision,
    products: new Set(products.map(({ product_id: id }) => id)),
    variations: new Set(variations),
  };
}
