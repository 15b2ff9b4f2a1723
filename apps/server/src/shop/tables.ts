import type { Generated } from "kysely";

/** Rows of migrations 001 and 013. */
export interface ShopTables {
  /** One subject of the shop folder: its JSON as checked, with pictures' addresses rewritten. */
  shop_documents: {
    /** The file's name without `.json`: "settings", "catalog.en", "prices/center". */
    name: string;
    /** The whole JSON, or with `in_parts` one whose long lists are references to parts. */
    body: string;
    in_parts: Generated<0 | 1>;
  };
  /** Pieces of long lists, each a JSON array, under the digest of their text. */
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
  /** No row: unlimited. variation_id 0 covers all variations together. Grams for gram items. */
  stock: {
    product_id: number;
    variation_id: number;
    warehouse_id: number;
    quantity: number;
    /** What stock.json said when the row was last set from it. */
    imported_quantity: number;
  };
}
