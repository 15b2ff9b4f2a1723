import type { ChangedDish } from "@skatert/contract";
import { useBoardWords } from "../words.ts";
import css from "./changed-dishes.module.css";

/** What a change does to the dishes, old → new (CHANGE-3). */
export function ChangedDishes({ dishes }: { readonly dishes: readonly ChangedDish[] }) {
  const { t } = useBoardWords();
  if (dishes.length === 0) return null;
  return (
    <ul className={css.list}>
      {dishes.map((dish, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dish can be there twice, with other options.
        <li key={at} className={css.row} data-what={dish.was === 0 ? "more" : dish.now === 0 ? "less" : "other"}>
          <span className={css.count}>
            <span className={css.unseen}>{t("change.count.spoken", { was: dish.was, now: dish.now })}</span>
            <span aria-hidden="true">
              {t(dish.byWeight ? "change.grams" : "change.count", { was: dish.was, now: dish.now })}
            </span>
          </span>
          <span>
            <strong className={css.name}>{dish.name}</strong>
            {[dish.variation, ...(dish.chosen ?? [])].filter(Boolean).map((text) => `, ${text}`)}
            {dish.note !== undefined && <span className={css.note}>{t("board.dishNote", { note: dish.note })}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
