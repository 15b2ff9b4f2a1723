import type { SideEntry } from "../../features/catalog/sections/category-side.tsx";
import type { CategoryLink } from "../../model/shop/shop.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useParams } from "../../routing/hooks.ts";
import type { Params } from "../../routing/types.ts";

/** The menu's sections for a sidebar list, with the present one marked. */
export function useSideEntries({ pictured = false }: { readonly pictured?: boolean } = {}): readonly SideEntry[] {
  const { categories } = useShop();
  const params = useParams();
  return sideEntries(categories, params, pictured);
}

/** By the address: `/menu/{slug}/{sub}`, or by id under /categories and /catalog. */
export function sideEntries(
  categories: readonly CategoryLink[],
  params: Params,
  pictured: boolean,
): readonly SideEntry[] {
  const { id, categorySlug, subCategorySlug } = params;
  return categories.map((category) => ({
    id: category.id,
    name: category.name,
    url: category.url,
    image: pictured ? category.image : null,
    isCurrent: id === undefined ? category.slug === categorySlug : String(category.id) === id,
    children: category.children.map((child) => ({
      id: child.id,
      name: child.name,
      url: child.url,
      isCurrent: child.slug === subCategorySlug || (id !== undefined && String(child.id) === id),
    })),
  }));
}
