import { SideMenu } from "../../features/catalog/sections/side-menu.tsx";
import { Banners } from "../../features/content/home/banners.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { CatalogLayout } from "../../layouts/catalog-layout.tsx";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { HomeViewProps } from "../home-view-props.ts";

export function Layout(props: LayoutProps) {
  return <CatalogLayout {...props} arrangement="side" />;
}

/** Stories and banners above the menu with the list of its sections beside it. */
export function Home({ stories, slides, sections }: HomeViewProps) {
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <Banners slides={slides} />
      <SideMenu sections={sections} />
    </>
  );
}
