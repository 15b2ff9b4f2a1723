import { SideMenu } from "../../features/catalog/side-menu.tsx";
import { Banners } from "../../features/content/banners.tsx";
import { CatalogLayout } from "../../layouts/catalog-layout.tsx";
import type { LayoutProps } from "../../layouts/layout-props.ts";
import { useShop } from "../../state/shop-context.tsx";
import type { HomeViewProps } from "../home-view.tsx";

export function Layout(props: LayoutProps) {
  return <CatalogLayout {...props} arrangement="side" />;
}

/** The menu beside the list of its sections. */
export function Home({ slides, sections }: HomeViewProps) {
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Banners slides={slides} />
      <SideMenu sections={sections} />
    </>
  );
}
