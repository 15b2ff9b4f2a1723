import { useEffect } from "react";
import { HomeMenu } from "../features/catalog/menu/home-menu.tsx";
import { InTwoPasses } from "../features/catalog/menu/in-two-passes.tsx";
import { LazyViewedDishes } from "../features/catalog/rows/lazy-viewed-dishes.tsx";
import styles from "../features/content/articles/previews.module.css";
import { Banners } from "../features/content/home/banners.tsx";
import { Stories } from "../features/content/stories/stories.tsx";
import { useShop } from "../model/shop/shop-context.tsx";
import { OwnMarkup } from "../ui/text/own-markup.tsx";
import type { HomeViewProps } from "./home-view-props.ts";
import { viewsOf } from "./page-types/views.ts";

/** The home page as the shop's page type has it. */
export function HomeView(props: HomeViewProps) {
  const { pageType } = useShop();
  const { Home = OrdinaryHome } = viewsOf(pageType);
  return (
    <>
      <InTwoPasses sections={props.sections}>{(sections) => <Home {...props} sections={sections} />}</InTwoPasses>
      <OwnMarkup html={props.previews} className={styles["previews"]} />
      <LazyViewedDishes />
    </>
  );
}

/** Stories, banners, and the whole menu. */
function OrdinaryHome({ slides, stories, sections, section }: HomeViewProps) {
  const shop = useShop();
  useEffect(() => {
    if (section) document.getElementById(section)?.scrollIntoView();
  }, [section]);
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <Banners slides={slides} />
      <HomeMenu sections={sections} first={slides.length === 0} />
    </>
  );
}
