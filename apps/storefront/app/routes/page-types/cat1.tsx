import { CategoryTiles } from "../../features/catalog/sections/category-tiles.tsx";
import { Banners } from "../../features/content/home/banners.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { CatalogLayout } from "../../layouts/catalog-layout.tsx";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import type { HomeViewProps } from "../home-view-props.ts";

export function Layout(props: LayoutProps) {
  return <CatalogLayout {...props} arrangement="tiles" />;
}

/** Sections as tiles first; dishes are one tap away. */
export function Home({ stories, slides, tiles = [] }: HomeViewProps) {
  const { t } = useI18n();
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      {tiles.length > 0 ? <CategoryTiles tiles={tiles} /> : <EmptyState title={t("home.empty")} />}
      <Stories stories={stories} />
      <Banners slides={slides} />
    </>
  );
}
