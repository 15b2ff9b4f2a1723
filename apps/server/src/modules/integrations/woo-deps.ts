import type { ProductId, TimeZone } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Store } from "../../database/store.ts";
import type { ShopData } from "../../shop/shop-data.ts";

/** Dependencies of the WooCommerce calls that serve the shop's own data. */
export interface WooDeps {
  readonly store: Store;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  /** The integration's name; throws a 401 without a valid key and secret. */
  readonly requireIntegration: (request: FastifyRequest) => Promise<string>;
  /** Writes instants as WooCommerce does, in the wall time of a zone. */
  readonly siteTimeIn: (zone: TimeZone) => (instant: number) => string;
  /**
   * Call this after a change of the shop's documents. Resolves when this process serves and has announced the change.
   */
  readonly onEdit: () => Promise<void>;
  /** Called after a product's stock was set. */
  readonly onStock: (productId: ProductId) => void;
}
