import { useMemo } from "react";
import { promotionShop } from "../../../model/promotions/states/promotion-shop.ts";
import { useShopParts } from "../use-shop-parts.ts";

/** What promotions refer to, with the draft applied. `shop` null: it is loading or has failed. */
export function usePromotionShop() {
  const { parts, mayEdit, failed } = useShopParts();
  const shop = useMemo(() => (parts === null ? null : promotionShop(parts)), [parts]);
  return { parts, shop, mayEdit, failed };
}
