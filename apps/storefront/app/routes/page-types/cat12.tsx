import { CategoryTiles } from "../../features/catalog/sections/category-tiles.tsx";
import { SideMenu } from "../../features/catalog/sections/side-menu.tsx";
import { OfferCards } from "../../features/content/home/offer-cards.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { CatalogLayout } from "../../layouts/catalog-layout.tsx";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { HomeViewProps } from "../home-view-props.ts";

export function Layout(props: LayoutProps) {
  return <CatalogLayout {...props} arrangement="both" />;
}

/** Stories, sections as small tiles, banners as cards, then the menu beside the list of its sections. */
export function Home({ stories, slides, tiles = [], sections }: HomeViewProps) {
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <CategoryTiles tiles={tiles} small />
      <OfferCards slides={slides} />
      <SideMenu sections={sections} />
    </>
  );
}
