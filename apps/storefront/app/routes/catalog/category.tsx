import { categoryHead } from "../../features/catalog/sections/category-head.ts";
import { CategoryMenu } from "../../features/catalog/sections/category-menu.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { CategoryData } from "../../page-data/catalog/category.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import { Outlet } from "../../routing/router-view.tsx";
import { viewsOf } from "../page-types/views.ts";

/** A section of the menu in the shop's page type. A dish's own page opens over it. */
export function Component() {
  const data = useLoaderData<CategoryData>();
  const { pageType } = useShop();
  const { Category = CategoryMenu } = viewsOf(pageType);
  return (
    <>
      <Category key={data.category.id} {...data} />
      <Outlet />
    </>
  );
}

export function head(args: HeadArgs<CategoryData>): Head {
  return categoryHead(args.data, args);
}
