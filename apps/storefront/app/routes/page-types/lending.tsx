import { InTwoPasses } from "../../features/catalog/menu/in-two-passes.tsx";
import { LandingMenu } from "../../features/catalog/menu/landing-menu.tsx";
import { CategoryMenu } from "../../features/catalog/sections/category-menu.tsx";
import { BranchList } from "../../features/content/branches/branch-list.tsx";
import { LandingHero } from "../../features/content/home/landing-hero.tsx";
import { OfferCards } from "../../features/content/home/offer-cards.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { CategoryData } from "../../page-data/catalog/category.loader.ts";
import type { HomeViewProps } from "../home-view-props.ts";
import styles from "../more.module.css";

/**
 * One long page: the main banner, stories, other banners, every section of the menu as a block, and the
 * restaurants' addresses.
 */
export function Home({ stories, slides, sections, blocks = [], branches = [], section }: HomeViewProps) {
  const { t } = useI18n();
  return (
    <>
      <LandingHero slide={slides[0] ?? null} menuUrl={sections[0]?.url ?? "/CategoriesPage"} />
      <Stories stories={stories} />
      <OfferCards slides={slides.slice(1)} />
      <LandingMenu sections={sections} blocks={blocks} start={section} />
      {branches.length > 0 && (
        <section className={styles["more"]}>
          <h2 className={styles["heading"]}>{t("restaurant.where")}</h2>
          <BranchList branches={branches} level={3} />
        </section>
      )}
    </>
  );
}

/** `/menu/{slug}` is an anchor on the long page. A section by its id has its own page (SEO-2). */
export function Category(data: CategoryData) {
  const { landing } = data;
  if (!landing) return <CategoryMenu {...data} />;
  const { home, block } = landing;
  return (
    <InTwoPasses sections={home.sections}>
      {(sections) => <Home {...home} sections={sections} section={block} />}
    </InTwoPasses>
  );
}
