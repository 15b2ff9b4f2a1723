import type { CouponId, ProductId, TimeZone } from "@skatert/domain";
import type { FastifyRequest } from "fastify";
import type { Store } from "../../database/store.ts";
import type { Db } from "../../database/tables.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { AuditInsert } from "../audit/audit-entry.ts";

/** Dependencies of the WooCommerce calls that serve the shop's own data. */
export interface WooDeps {
  readonly store: Store;
  readonly shop: ShopData;
  readonly now: () => number;
  readonly publicUrl: URL | null;
  readonly auditInsert: AuditInsert;
  readonly coupons: {
    /** The greatest number of a coupon that was used or won, or 0. */
    readonly greatest: (db: Db) => Promise<number>;
    /** How many live orders use each coupon; an unused one is absent. */
    readonly counts: (db: Db) => Promise<ReadonlyMap<CouponId, { readonly uses: number }>>;
  };
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

/** The shop as an integration is about to change it, with the log of the change. */
export async function editOf({ store, shop, now, auditInsert }: WooDeps, name: string) {
  return { store, snapshot: await shop.current(), log: { auditInsert, name, now: now() } };
}
