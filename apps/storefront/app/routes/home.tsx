import { useLoaderData } from "react-router";
import { HomeMenu } from "../features/catalog/home-menu.tsx";
import { Banners } from "../features/content/banners.tsx";
import { Stories } from "../features/content/stories.tsx";
import { homeHead } from "../features/content/home-head.ts";
import type { Head, HeadArgs } from "../head.ts";
import { useShop } from "../state/shop-context.tsx";
import type { HomeData } from "./home.loader.ts";

/** Stories, offers, and the whole menu at once. */
export function Component() {
  const { slides, stories, sections } = useLoaderData<HomeData>();
  const shop = useShop();
  return (
    <>
      <h1 className="visually-hidden">{shop.title}</h1>
      <Stories stories={stories} />
      <Banners slides={slides} />
      <HomeMenu sections={sections} />
    </>
  );
}

export function head(args: HeadArgs<HomeData>): Head {
  return homeHead(args);
}
