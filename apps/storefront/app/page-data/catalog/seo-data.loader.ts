import { menuCategories, type Seo } from "@skatert/domain";
import { blogPath } from "../content/blog.loader.ts";
import { brandPath } from "../content/brands.loader.ts";
import { informationPath } from "../content/information.loader.ts";
import { shopBlog, shopBrands, shopInformation, shopPages } from "../content/shop-content.ts";
import type { Loader } from "../request/loader.ts";
import type { PageContext } from "../request/page-context.ts";
import { dishContext } from "../shop/dish-context.ts";

/** An address of the shop with its seo data. */
export interface SeoEntry {
  readonly url: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export interface SeoData {
  readonly menu: readonly SeoEntry[];
  readonly pages: readonly SeoEntry[];
  readonly blog: readonly SeoEntry[];
  readonly brands: readonly SeoEntry[];
}

/** The shop's seo data, address by address (ROUTE-2). */
export const loader: Loader<SeoData> = async ({ page }) => {
  const [pages, information, blog, brands] = await Promise.all([
    shopPages(page),
    shopInformation(page),
    shopBlog(page),
    shopBrands(page),
  ]);
  return {
    menu: menuEntries(page),
    pages: [
      ...pages.map(({ slug, title, seo }) => entryOf(`/${encodeURIComponent(slug)}`, title, seo)),
      ...information.map(({ kind, slug, title, seo }) => entryOf(informationPath(kind, slug), title, seo)),
    ],
    blog: blog.map(({ slug, title, seo }) => entryOf(blogPath(slug), title, seo)),
    brands: brands.map(({ slug, name, seo }) => entryOf(brandPath(slug), name, seo)),
  };
};

function menuEntries(page: PageContext): readonly SeoEntry[] {
  const { categoryUrl } = dishContext(page);
  return menuCategories(page.catalog).map((category) =>
    entryOf(categoryUrl(category), category.visualName ?? category.name, category.seo),
  );
}

function entryOf(url: string, name: string, seo: Seo | null): SeoEntry {
  return {
    url,
    name,
    title: seo?.title ?? "",
    description: seo?.description ?? "",
    keywords: seo?.keywords ?? "",
  };
}
