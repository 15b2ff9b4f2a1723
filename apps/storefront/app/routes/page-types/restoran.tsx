import { HomeMenu } from "../../features/catalog/menu/home-menu.tsx";
import { PictureWall } from "../../features/content/articles/gallery-view.tsx";
import { BranchList } from "../../features/content/branches/branch-list.tsx";
import { RestaurantHero } from "../../features/content/branches/restaurant-hero.tsx";
import { OfferCards } from "../../features/content/home/offer-cards.tsx";
import { Stories } from "../../features/content/stories/stories.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { RestaurantLayout } from "../../layouts/restaurant-layout.tsx";
import { bookTable } from "../../model/bookings/book-table.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import type { HomeViewProps } from "../home-view-props.ts";
import styles from "../more.module.css";

export const Layout = RestaurantLayout;

/** Table booking first, then stories, halls, hours, banners, and the menu for delivery and pickup. */
export function Home({ stories, slides, sections, pictures = [], branches = [] }: HomeViewProps) {
  const { t } = useI18n();
  const { lacks } = useShop();
  const [cover, ...halls] = pictures;
  const first = sections[0]?.slug;
  return (
    <>
      <RestaurantHero cover={cover ?? null} menuUrl={first ? `#${first}` : "/CategoriesPage"}>
        {!lacks.includes("requests") && (
          <Button size="l" onClick={bookTable}>
            {t("restaurant.book")}
          </Button>
        )}
      </RestaurantHero>
      <Stories stories={stories} />
      {halls.length > 0 && (
        <section className={styles["more"]}>
          <h2>{t("restaurant.halls")}</h2>
          <PictureWall pictures={halls} />
        </section>
      )}
      {branches.length > 0 && (
        <section className={styles["more"]}>
          <h2 className={styles["heading"]}>{t("restaurant.where")}</h2>
          <BranchList branches={branches} level={3} />
        </section>
      )}
      {slides.length > 0 && (
        <div className={styles["more"]}>
          <OfferCards slides={slides} titled />
        </div>
      )}
      <div className={styles["more"]}>
        <HomeMenu sections={sections} />
      </div>
    </>
  );
}
