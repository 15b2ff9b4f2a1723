import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { menuOptionsQuery } from "../../../model/dishes/menu-options-query.ts";
import { entityQuery } from "../../../model/entities/entity-query.ts";
import { categoriesQuery } from "../../../model/entities/list-queries.ts";
import { isGone } from "../../../platform/api/office-error.ts";
import { readFailureKey } from "../../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import type { DishesAsked } from "../use-dishes-asked.ts";
import { ArchivedDish } from "./archived-dish.tsx";
import { BackToList } from "./back-to-list.tsx";
import { DishEditor } from "./dish-editor.tsx";

interface DishPaneProps {
  readonly id: string;
  readonly asked: DishesAsked;
}

/** The editor of a dish, once its data has loaded. */
export function DishPane({ id, asked }: DishPaneProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const dish = useQuery(entityQuery({ kind: "product", id }));
  const options = useQuery(menuOptionsQuery);
  const categories = useQuery(categoriesQuery);
  const asking = [dish, options, categories];
  const failed = asking.find(({ data, isError }) => data === undefined && isError);
  if (failed !== undefined)
    return (
      <>
        <BackToList asked={asked} />
        {isGone(dish.error) ? (
          <EmptyState title={t("entity.gone")} text={t("entity.gone.text")} />
        ) : (
          <ErrorState
            title={t("dish.error")}
            text={t(readFailureKey(failed.error, "menu.edit", me.device !== null))}
            retryLabel={t("retry")}
            onRetry={() => void Promise.all(asking.map(({ refetch }) => refetch()))}
            isRetrying={asking.some(({ isFetching }) => isFetching)}
          />
        )}
      </>
    );
  if (dish.data === undefined || options.data === undefined || categories.data === undefined)
    return <ListSkeleton label={t("loading")} rows={6} />;
  const listedIn = categories.data.categories.flatMap((each) => (each.product_ids.includes(id) ? [each.id] : []));
  return (
    <>
      <BackToList asked={asked} />
      {dish.data.state === "archived" ? (
        <ArchivedDish dish={dish.data} />
      ) : (
        <DishEditor
          dish={dish.data}
          options={options.data}
          categories={categories.data.categories}
          listedIn={listedIn}
          asked={asked}
        />
      )}
    </>
  );
}
