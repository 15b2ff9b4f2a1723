import { homeHead } from "../features/content/home-head.ts";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import type { HomeData } from "./home.loader.ts";
import { HomeView } from "./home-view.tsx";

/** The home page (ROUTE-1). */
export function Component() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}

export function head(args: HeadArgs<HomeData>): Head {
  return homeHead(args);
}
