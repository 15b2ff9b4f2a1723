import type { TimeZone } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Store } from "../../database/store.ts";
import type { ShopData } from "../../shop/shop-data.ts";

/** What the WooCommerce paths of the shop's own data work with. */
export interface WooDeps {
  readonly store: Store;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  /** Writes instants as WooCommerce does, on the wall clock of a zone. */
  readonly siteTimeIn: (zone: TimeZone) => (instant: number) => string;
  /** Call it after a change of the shop's documents. Resolves when this process serves and has announced the change. */
  readonly onEdit: () => Promise<void>;
  /** After what is left of a product was set. */
  readonly onStock: (productId: number) => void;
}
