import type { CatalogType } from "@skatert/contract";
import type { ComponentType } from "react";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import type { CategoryData } from "../../page-data/catalog/category.loader.ts";
import type { HomeViewProps } from "../home-view-props.ts";

/** The views that a page type overrides. The default views apply otherwise. */
export interface PageTypeViews {
  readonly Layout?: ComponentType<LayoutProps>;
  readonly Home?: ComponentType<HomeViewProps>;
  readonly Category?: ComponentType<CategoryData>;
}

const files = import.meta.glob<PageTypeViews>("./*.tsx");

/**
 * Loads the views of a page type from the file of its name. This module stays out of the first load, because
 * an ordinary shop needs none of the file names.
 */
export function fetchViews(pageType: CatalogType): Promise<PageTypeViews> | undefined {
  return files[`./${pageType}.tsx`]?.();
}
