import type { WireProductRow } from "@skatert/contract";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { menuOptionsQuery } from "../../../model/dishes/menu-options-query.ts";
import { categoriesQuery, productsQuery } from "../../../model/entities/list-queries.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { DishesAsked } from "../use-dishes-asked.ts";
import { DishRow } from "./dish-row.tsx";
import css from "./list.module.css";
import { NoDishes } from "./no-dishes.tsx";

const pageSize = 60;

/** The dishes that match the filter, in menu order, page by page. */
export function DishList({ asked }: { readonly asked: DishesAsked }) {
  const { t } = useI18n();
  const q = useDeferredValue(asked.q.trim());
  const filter = { ...(q === "" ? {} : { q }), ...(asked.category === "" ? {} : { category: asked.category }) };
  const found = useInfiniteQuery({
    ...productsQuery({ ...filter, state: asked.state }, pageSize),
    placeholderData: keepPreviousData,
  });
  if (found.data === undefined && found.isError)
    return <LoadFailed title="dishes.error" right="menu.edit" asked={found} />;
  if (found.data === undefined) return <ListSkeleton label={t("loading")} rows={8} />;
  const dishes = found.data.pages.flatMap(({ products }) => products);
  const total = found.data.pages[0]?.total ?? 0;
  if (total === 0) return <NoDishes asked={asked} />;
  return (
    <div className={css.scroll} aria-busy={found.isPlaceholderData}>
      <p role="status" className={screen.quiet}>
        {t("dishes.count", { count: total })}
      </p>
      <DishRows dishes={dishes} asked={asked} />
      {found.hasNextPage && (
        <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
          {t("dishes.more", { count: total - dishes.length })}
        </Button>
      )}
    </div>
  );
}

interface DishRowsProps {
  readonly dishes: readonly WireProductRow[];
  readonly asked: DishesAsked;
}

function DishRows({ dishes, asked }: DishRowsProps) {
  const categories = useQuery(categoriesQuery).data?.categories ?? [];
  const { languages = [] } = useQuery(menuOptionsQuery).data ?? {};
  const translated = languages.slice(1).filter(({ is_translated }) => is_translated);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <ul className={css.rows}>
      {dishes.map((dish) => (
        <DishRow
          key={dish.id}
          dish={dish}
          category={dish.category_ids.flatMap((id) => nameOf.get(id) ?? [])[0] ?? ""}
          missing={translated.flatMap(({ code }) => (dish.languages.includes(code) ? [] : [code]))}
          address={asked.addressOf(dish.id)}
          isOpen={asked.dish === dish.id}
        />
      ))}
    </ul>
  );
}
