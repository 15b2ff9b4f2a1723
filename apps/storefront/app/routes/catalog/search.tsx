import { DishGrid } from "../../features/catalog/card/dish-grid.tsx";
import { DietChip } from "../../features/catalog/filters/diet-chip.tsx";
import { unpackDish } from "../../features/catalog/menu/packed-dish.ts";
import { LazyViewedDishes } from "../../features/catalog/rows/lazy-viewed-dishes.tsx";
import { SearchStart } from "../../features/search/search-start.tsx";
import { SearchView } from "../../features/search/search-view.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { SearchPageData } from "../../page-data/catalog/search.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/**
 * Search of the menu. The address contains the query, so that a search can be saved, shared and reached by
 * Back.
 */
export function Component() {
  const { dishes, ...found } = useLoaderData<SearchPageData>();
  return (
    <SearchView {...found} shown={dishes.length} diet={<DietChip />}>
      {found.query === "" ? (
        <SearchStart>
          <LazyViewedDishes />
        </SearchStart>
      ) : (
        <DishGrid dishes={dishes.map(unpackDish)} first />
      )}
    </SearchView>
  );
}

export function head({ data: { query }, i18n: { t }, shop }: HeadArgs<SearchPageData>): Head {
  const title = query === "" ? t("search.title") : `${query}: ${t("search.title")}`;
  return { title: `${title} | ${shop.name}`, description: shop.description, canonical: "/search", noIndex: true };
}
