import type { BranchId, ProductId, VariationId } from "@skatert/domain";
import type { Generated } from "kysely";

export interface ShopTables {
  /** One subject of the shop folder: its checked JSON, with picture addresses rewritten. */
  shop_documents: {
    /** The file name without `.json`: "settings", "catalog.en", "prices/center". */
    name: string;
    /** The whole JSON, or with `in_parts` one whose long lists are references to parts. */
    body: string;
    in_parts: Generated<0 | 1>;
  };
  /** Parts of long lists, each a JSON array, by the digest of their text. */
  shop_parts: {
    digest: string;
    body: string;
  };
  /** At most one row. */
  shop_revisions: {
    id: 1;
    revision: string;
    imported_at: number;
  };
  /** No row: unlimited. variation_id 0 covers all variations together. Grams for dishes sold by weight. */
  stock: {
    product_id: ProductId;
    variation_id: VariationId;
    warehouse_id: BranchId;
    quantity: number;
    /** The quantity in stock.json when the row was last set from it. */
    imported_quantity: number;
  };
}
