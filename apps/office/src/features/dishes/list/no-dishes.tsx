import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { type DishesAsked, NEW_DISH } from "../use-dishes-asked.ts";
import css from "./list.module.css";

/** No search results, or an empty menu with links that add dishes. */
export function NoDishes({ asked }: { readonly asked: DishesAsked }) {
  const { t } = useI18n();
  if (asked.isFiltered)
    return (
      <EmptyState
        title={t("dishes.none.title")}
        text={t(asked.state === "changed" ? "dishes.none.changed" : "dishes.none.text")}
        action={<Button onPress={asked.clear}>{t("dishes.none.clear")}</Button>}
      />
    );
  return (
    <EmptyState
      title={t("dishes.empty.title")}
      text={t("dishes.empty.text")}
      action={
        <div className={screen.buttons}>
          <Button look="primary" onPress={() => asked.open(NEW_DISH)}>
            {t("dishes.empty.type")}
          </Button>
          <Link to="/guide" className={css.way ?? ""}>
            {t("dishes.empty.paste")}
          </Link>
        </div>
      }
    />
  );
}
