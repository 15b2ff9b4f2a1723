import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import css from "../dishes.module.css";
import type { DishesAsked } from "../use-dishes-asked.ts";

/** Link from the dish to the list, for layouts with one pane. */
export function BackToList({ asked }: { readonly asked: DishesAsked }) {
  const { t } = useI18n();
  return (
    <Link to={asked.addressOf("")} className={css.back ?? ""}>
      {t("dish.back")}
    </Link>
  );
}
