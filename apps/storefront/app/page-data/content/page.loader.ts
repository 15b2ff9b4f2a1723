import type { Article } from "@skatert/contract";
import { menuCategories } from "@skatert/domain";
import { type HomeData, homeData } from "../catalog/home-data.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { dishContext } from "../shop/dish-context.ts";
import { articleBySlug } from "./shop-content.ts";

/** The shop's text page of the slug, or the home page opened at a section of the slug (ROUTE-1). */
export type PageData =
  | { readonly kind: "article"; readonly article: Article }
  | { readonly kind: "home"; readonly home: HomeData; readonly section: string; readonly canonical: string };

/** 404 if the shop has neither. A name with a dot is a missing file, not a page. */
export const loader: Loader<PageData> = async ({ params, url, page }) => {
  const slug = params["slug"] ?? "";
  if (slug.includes(".")) throw pageNotFound(url);
  const article = await articleBySlug("pages", slug, page);
  if (article) return { kind: "article", article };
  const category = menuCategories(page.catalog).find((each) => each.slug === slug);
  if (!category) throw pageNotFound(url);
  const canonical = dishContext(page).categoryUrl(category);
  return { kind: "home", home: await homeData(page, slug), section: slug, canonical };
};
