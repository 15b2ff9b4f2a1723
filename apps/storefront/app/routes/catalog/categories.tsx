import { CatalogLayout } from "../../layouts/catalog-layout.tsx";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import { Component as CategoryPage, head as categoryPageHead } from "./category.tsx";

/** A section by its id (ROUTE-11). */
export const Component = CategoryPage;
export const head = categoryPageHead;

/** These routes have the catalog layout unless the shop's page type defines its own (LAYOUT-3). */
export function Layout(props: LayoutProps) {
  return <CatalogLayout {...props} arrangement="both" />;
}
