import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { categoriesQuery, productsQuery } from "../../model/entities/list-queries.ts";
import type { PreviewExamples } from "../../model/preview/preview-pages.ts";

/** The first section and dish of the menu. */
export function useExamples(): PreviewExamples {
  const { data: menu } = useQuery(categoriesQuery);
  const { data: dishes } = useInfiniteQuery(productsQuery({}, 1));
  const section = menu?.categories.find(({ hidden, product_ids }) => !hidden && product_ids.length > 0);
  return { section: section?.id ?? null, dish: dishes?.pages[0]?.products[0]?.id ?? null };
}
