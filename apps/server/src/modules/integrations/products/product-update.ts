import type { WireWooProductUpdate, WireWooVariationUpdate } from "@skatert/contract";

/** A product change that an integration requests. */
export interface ProductUpdate {
  readonly productId: number;
  /** 0: the product itself. */
  readonly variationId: number;
  readonly changes: WireWooProductUpdate | WireWooVariationUpdate;
}
