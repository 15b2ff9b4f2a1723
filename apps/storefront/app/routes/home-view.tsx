import { useEffect } from "react";
import { HomeMenu } from "../features/catalog/home-menu.tsx";
import { InTwoPasses } from "../features/catalog/in-two-passes.tsx";
import { LazyViewedDishes } from "../features/catalog/lazy-viewed-dishes.tsx";
import { Banners } from "../features/content/banners.tsx";
import styles from "../features/content/previews.module.css";
import { Stories } from "../features/content/stories.tsx";
import { useShop } from "../state/shop-context.tsx";
import { OwnMarkup } from "../ui/own-markup.tsx";
import type { HomeData } from "./home.loader.ts";
import { viewsOf } from "./page-types/views.ts";

export interface HomeViewProps extends HomeData {
  /** Slug of the section the page is opened at. */
  readonly section?: string;
}

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

/** Stories, offers, and the whole menu at once. */
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
