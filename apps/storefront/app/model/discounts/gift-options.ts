import type { NetContent, Picture, ProductId } from "@skatert/domain";

/** A product for the gift chooser. */
export interface GiftOption {
  readonly id: ProductId;
  readonly name: string;
  readonly picture: Picture | null;
  readonly netContent: NetContent | null;
  readonly inStock: boolean;
  readonly variations: readonly { readonly id: number; readonly name: string }[];
}
