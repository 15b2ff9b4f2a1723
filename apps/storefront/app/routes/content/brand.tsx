import { DishGrid } from "../../features/catalog/card/dish-grid.tsx";
import { unpackDish } from "../../features/catalog/menu/packed-dish.ts";
import { BrandView } from "../../features/content/articles/brand-view.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { BrandData } from "../../page-data/content/brand.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { contentHead } from "./content-head.ts";

/** A brand with its dishes. A dish opens over the page (ROUTE-5, MODAL-2). */
export function Component() {
  const { brand, dishes } = useLoaderData<BrandData>();
  const { t } = useI18n();
  return (
    <BrandView name={brand.name} description={brand.description} picture={brand.picture}>
      {dishes.length > 0 ? <DishGrid dishes={dishes.map(unpackDish)} /> : <EmptyState title={t("brands.noDishes")} />}
    </BrandView>
  );
}

export function head({ data: { brand, url }, i18n: { t }, shop }: HeadArgs<BrandData>): Head {
  const { name, description, seo, picture } = brand;
  const above = { name: t("brands.title"), url: "/brands" };
  return contentHead({ title: name, description, seo, picture, url, above }, shop);
}
