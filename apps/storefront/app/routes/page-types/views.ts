import type { CatalogType } from "@skatert/contract";
import type { ComponentType } from "react";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import type { CategoryData } from "../category.loader.ts";
import type { HomeViewProps } from "../home-view.tsx";

/** What a page type shows in its own way; the rest is as in an ordinary shop. */
export interface PageTypeViews {
  readonly Layout?: ComponentType<LayoutProps>;
  readonly Home?: ComponentType<HomeViewProps>;
  readonly Category?: ComponentType<CategoryData>;
}

/** A file a page type, named after it: a shop's visitors fetch their own and no other. */
const files = import.meta.glob<PageTypeViews>("./*.tsx");
const ordinary: PageTypeViews = {};
const ready = new Map<CatalogType, PageTypeViews>();

/** Fetches the views of a page type before a page of it is shown. Answers their file; null where there are none. */
export async function loadViews(pageType: CatalogType): Promise<string | null> {
  const load = files[`./${pageType}.tsx`];
  if (!load) return null;
  if (!ready.has(pageType)) ready.set(pageType, await load());
  return `./routes/page-types/${pageType}.tsx`;
}

/** The views of a page type that have been fetched. */
export function viewsOf(pageType: CatalogType): PageTypeViews {
  return ready.get(pageType) ?? ordinary;
}
