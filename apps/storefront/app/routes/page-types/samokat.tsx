import { GrocerySection } from "../../features/catalog/menu/grocery-section.tsx";
import { unpackSections } from "../../features/catalog/menu/packed-dish.ts";
import { CategoryMenu } from "../../features/catalog/sections/category-menu.tsx";
import { CategoryTiles } from "../../features/catalog/sections/category-tiles.tsx";
import { OfferCards } from "../../features/content/home/offer-cards.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { SamokatLayout } from "../../layouts/samokat-layout.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { CategoryData } from "../../page-data/catalog/category.loader.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import type { HomeViewProps } from "../home-view-props.ts";
import styles from "./samokat.module.css";

export const Layout = SamokatLayout;

/**
 * Stories, banners as cards, sections as small tiles on screens without a rail, and a shelf for each of the
 * first sections.
 */
export function Home({ stories, slides, sections, tiles = [] }: HomeViewProps) {
  const { t } = useI18n();
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <OfferCards slides={slides} />
      <div className={styles["tiles"]}>
        <h2 className="visually-hidden">{t("grocery.sections")}</h2>
        <CategoryTiles tiles={tiles} small level={3} />
      </div>
      {unpackSections(sections).map((section, index) => (
        <GrocerySection key={section.id} section={section} linked shelf first={index === 0} />
      ))}
      {tiles.length === 0 && <EmptyState title={t("home.empty")} />}
    </>
  );
}

export function Category(data: CategoryData) {
  return <CategoryMenu {...data} Section={GrocerySection} />;
}
