import type { WireWooProductUpdate, WireWooVariationUpdate } from "@skatert/contract";

/** What an integration wants changed. */
export interface ProductUpdate {
  readonly productId: number;
  /** 0: the product itself. */
  readonly variationId: number;
  readonly changes: WireWooProductUpdate | WireWooVariationUpdate;
}
