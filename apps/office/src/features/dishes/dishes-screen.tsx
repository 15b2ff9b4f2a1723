import { lazy, Suspense, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import css from "./dishes.module.css";
import { DishPane } from "./editor/dish-pane.tsx";
import { DishFilters } from "./list/dish-filters.tsx";
import { DishList } from "./list/dish-list.tsx";
import { NewDish } from "./new-dish.tsx";
import { NEW_DISH, useDishesAsked } from "./use-dishes-asked.ts";

const PhotosDialog = lazy(async () => ({ default: (await import("./photos/photos-dialog.tsx")).PhotosDialog }));

/** The dishes of the menu and the editor of the selected one, side by side on wide screens (EDIT-1). */
export function DishesScreen() {
  const { t } = useI18n();
  const asked = useDishesAsked();
  useFocusBack(asked.dish);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={css.panes} data-open={asked.dish !== ""}>
      <section className={css.list} aria-label={t("dishes.list")}>
        <div className={css.actions}>
          <Button look="primary" onPress={() => asked.open(NEW_DISH)}>
            {t("dishes.new")}
          </Button>
          <Button onPress={() => setChoosing(true)}>{t("photos.title")}</Button>
        </div>
        <DishFilters asked={asked} />
        <DishList asked={asked} />
      </section>
      <section className={css.dish} aria-label={t("dishes.editor")}>
        {asked.dish === "" && <EmptyState title={t("dishes.choose.title")} text={t("dishes.choose.text")} />}
        {asked.dish === NEW_DISH && <NewDish asked={asked} />}
        {asked.dish !== "" && asked.dish !== NEW_DISH && <DishPane key={asked.dish} id={asked.dish} asked={asked} />}
      </section>
      {isChoosing && (
        <Suspense fallback={null}>
          <PhotosDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
