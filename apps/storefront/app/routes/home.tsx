import { homeHead } from "../features/content/home/home-head.ts";
import type { Head, HeadArgs } from "../model/shop/head.ts";
import type { HomeData } from "../page-data/catalog/home.loader.ts";
import { useLoaderData } from "../routing/hooks.ts";
import { HomeView } from "./home-view.tsx";

/** The home page (ROUTE-1). */
export function Component() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}

export function head(args: HeadArgs<HomeData>): Head {
  return homeHead(args);
}
