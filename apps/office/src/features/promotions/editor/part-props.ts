import type { PromotionForm } from "../../../model/promotions/form/promotion-form.ts";
import type { ShopParts } from "../use-shop-parts.ts";

/** One part of the sentence of a promotion. */
export interface PartProps {
  readonly form: PromotionForm;
  readonly change: (part: Partial<PromotionForm>) => void;
  readonly errorOf: (field: keyof PromotionForm) => string | null;
  readonly shop: ShopParts;
  /** Whether guests type a code. */
  readonly isByCode: boolean;
}
