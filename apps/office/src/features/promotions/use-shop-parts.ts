import type { WireCategoryRow, WirePlaces, WireProductRow } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { allProductsQuery, categoriesQuery } from "../../model/entities/list-queries.ts";
import { branchesOnly, type PromotionPlaces } from "../../model/promotions/states/promotion-shop.ts";
import { placesQuery } from "../../model/zones/places-query.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";

/** What a promotion may name. */
export interface ShopParts {
  readonly dishes: readonly WireProductRow[];
  readonly sections: readonly WireCategoryRow[];
  readonly places: PromotionPlaces;
  /** Languages of guests besides the shop's own. */
  readonly translations: WirePlaces["translations"];
}

/**
 * What promotions refer to. The manager of a branch, who may not read the shop's hours, sees names alone. `parts` null:
 * it is loading, or one call has `failed`.
 */
export function useShopParts() {
  const { me } = useWork();
  const mayEdit = hasRightEverywhere(grantsOf(me), "shop.edit");
  const dishes = useQuery(allProductsQuery);
  const sections = useQuery(categoriesQuery);
  const places = useQuery({ ...placesQuery, enabled: mayEdit });
  const { branches } = me;
  const parts = useMemo((): ShopParts | null => {
    const known = mayEdit ? places.data : { shop: branchesOnly(branches), translations: [] };
    if (dishes.data === undefined || sections.data === undefined || known === undefined) return null;
    const { shop, translations } = known;
    return { dishes: dishes.data, sections: sections.data.categories, places: shop, translations };
  }, [dishes.data, sections.data, places.data, mayEdit, branches]);
  const asked = [dishes, sections, ...(mayEdit ? [places] : [])];
  return { parts, mayEdit, asked, failed: asked.find(({ data, isError }) => data === undefined && isError) };
}
