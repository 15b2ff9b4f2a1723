import type { WireWooProductUpdate, WireWooVariationUpdate } from "@skatert/contract";
import type { ProductId, VariationId } from "@skatert/domain";

/** A product change that an integration requests. */
export interface ProductUpdate {
  readonly productId: ProductId;
  /** 0: the product itself. */
  readonly variationId: VariationId;
  readonly changes: WireWooProductUpdate | WireWooVariationUpdate;
}
