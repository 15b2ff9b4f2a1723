import { Outlet, useLoaderData } from "react-router";
import { categoryHead } from "../features/catalog/category-head.ts";
import { CategoryMenu } from "../features/catalog/category-menu.tsx";
import type { Head, HeadArgs } from "../head.ts";
import type { CategoryData } from "./category.loader.ts";

/** A section of the menu; a dish's own page opens over it. */
export function Component() {
  const data = useLoaderData<CategoryData>();
  return (
    <>
      <CategoryMenu key={data.category.id} {...data} />
      <Outlet />
    </>
  );
}

export function head(args: HeadArgs<CategoryData>): Head {
  return categoryHead(args.data, args);
}
