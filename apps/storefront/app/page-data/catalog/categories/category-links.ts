import type { CatalogType } from "@skatert/contract";
import { type Catalog, type Category, childrenOf, menuCategories } from "@skatert/domain";
import type { CategoryLink } from "../../../model/shop/shop.ts";
import { pathTo } from "../../request/named-path.ts";

/** The menu's sections as a tree of links, in the shop's order. */
export function categoryLinks(catalog: Catalog, pageType: CatalogType): readonly CategoryLink[] {
  const shown = menuCategories(catalog);
  const roots = shown.filter(({ parentId }) => parentId === null || !shown.some(({ id }) => id === parentId));
  return roots.map((category) => categoryLink(category, null, shown, pageType));
}

/**
 * The address of a section: `/menu/{category}/{subcategory}`, or by id for page types with the catalogue
 * under /categories (SEO-1).
 */
export function categoryPath(
  category: Pick<Category, "id" | "slug">,
  parent: Pick<Category, "id" | "slug"> | null,
  pageType: CatalogType,
): string {
  const [first, second] = parent ? [parent, category] : [category, null];
  const categorySlug = first.slug;
  const below = second && { subCategorySlug: second.slug };
  if (pageType === "cat1" || pageType === "cat2") {
    const params = { id: first.id, categorySlug };
    return below ? pathTo("categories-subcategory-page", { ...params, ...below }) : pathTo("categories-page", params);
  }
  return below
    ? pathTo("menu-categories-subcategory", { categorySlug, ...below })
    : pathTo("menu-categories", { categorySlug });
}

function categoryLink(
  category: Category,
  parent: Category | null,
  shown: readonly Category[],
  pageType: CatalogType,
): CategoryLink {
  const { id, name, visualName, slug, image } = category;
  return {
    id,
    name: visualName ?? name,
    slug,
    url: categoryPath(category, parent, pageType),
    image,
    // An address has two levels. Deeper sections are listed beside their parents.
    children: parent ? [] : childrenOf(category, shown).map((child) => categoryLink(child, category, shown, pageType)),
  };
}
