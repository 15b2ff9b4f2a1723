import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { productsQuery } from "../../model/entities/list-queries.ts";
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
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(
    productsQuery({ category: id, state: "menu" }, pageSize),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const known = new Map(data?.pages.flatMap((page) => page.products).map((dish) => [dish.id, dish]));
  const items = products.flatMap((product) => {
    const dish = known.get(product);
    return dish === undefined ? [] : [{ id: product, name: dish.name, image: dish.image }];
  });
  if (data === undefined) return null;
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
          // An archived dish keeps its place in case it returns.
          onMove={(ids) => onChange([...ids, ...products.filter((product) => !known.has(product))])}
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
