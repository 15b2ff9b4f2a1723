import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { reorderShown } from "../../model/categories/reorder-shown.ts";
import { productsQuery } from "../../model/entities/list-queries.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import panes from "../../ui/screen/panes.module.css";
import screen from "../../ui/screen/screen.module.css";
import { SortList } from "../../ui/sort-list/sort-list.tsx";
import css from "./categories.module.css";

const pageSize = 500;

interface CategoryDishesProps {
  readonly id: string;
  /** Dish ids in order. */
  readonly products: readonly string[];
  readonly onChange: (products: readonly string[]) => void;
}

/** The dishes of a category in the order that guests see. */
export function CategoryDishes({ id, products, onChange }: CategoryDishesProps) {
  const { t } = useI18n();
  const asked = useInfiniteQuery(productsQuery({ category: id, state: "menu" }, pageSize));
  const { data, hasNextPage, fetchNextPage, isFetching, isError } = asked;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const known = new Map(data?.pages.flatMap((page) => page.products).map((dish) => [dish.id, dish]));
  const items = products.flatMap((product) => {
    const dish = known.get(product);
    return dish === undefined ? [] : [{ id: product, name: dish.name, image: dish.image }];
  });
  // In a list of only some dishes, one could not be moved past the others.
  if (data === undefined || hasNextPage)
    return isError ? <LoadFailed title="categories.order.error" right="menu.view" asked={asked} /> : null;
  return (
    <div className={screen.group}>
      <h3 className={css.legend}>{t("categories.order")}</h3>
      {items.length === 0 ? (
        <p className={screen.quiet}>{t("categories.order.empty")}</p>
      ) : (
        <SortList
          label={t("categories.order")}
          items={items}
          handleName={({ name }) => t("categories.move", { name })}
          onMove={(ids) => onChange(reorderShown(products, ids))}
        >
          {({ name, image }) => (
            <div className={panes.row}>
              {image === null ? (
                <span className={panes.noPicture} aria-hidden="true" />
              ) : (
                <img src={image} alt="" className={panes.thumb} loading="lazy" />
              )}
              <span className={panes.name}>{name}</span>
            </div>
          )}
        </SortList>
      )}
    </div>
  );
}
