import { DietChip } from "../../features/catalog/filters/diet-chip.tsx";
import { GrocerySection } from "../../features/catalog/menu/grocery-section.tsx";
import { unpackSections } from "../../features/catalog/menu/packed-dish.ts";
import { CategoryChips } from "../../features/catalog/sections/category-chips.tsx";
import { CategoryMenu } from "../../features/catalog/sections/category-menu.tsx";
import { useScrollSpy } from "../../features/catalog/sections/use-scroll-spy.ts";
import { Banners } from "../../features/content/home/banners.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { SamokatLayout } from "../../layouts/samokat-layout.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { CategoryData } from "../../page-data/catalog/category.loader.ts";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import type { HomeViewProps } from "../home-view-props.ts";
import styles from "./lavka.module.css";

export const Layout = SamokatLayout;

/**
 * Stories, banners, and all goods on one page by section, in small cards. A rail lists the sections on wide
 * screens.
 */
export function Home({ stories, slides, sections: packed }: HomeViewProps) {
  const { t } = useI18n();
  const shop = useShop();
  const sections = unpackSections(packed);
  const current = useScrollSpy(sections.map(({ slug }) => slug));
  const chips = sections.map(({ id, slug, name }) => ({ id, name, href: `#${slug}`, isCurrent: slug === current }));
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <Banners slides={slides} />
      <div className={styles["chips"]}>
        <CategoryChips chips={chips} before={<DietChip />} />
      </div>
      {sections.map((section, index) => (
        <GrocerySection key={section.id} section={section} linked first={index === 0} />
      ))}
      {sections.length === 0 && <EmptyState title={t("home.empty")} />}
    </>
  );
}

export function Category(data: CategoryData) {
  return <CategoryMenu {...data} Section={GrocerySection} />;
}
