import type { ChangedDish } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { quantityText } from "../../../model/cart/quantity-text.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./changed-dishes.module.css";

export interface ChangedDishesProps {
  readonly dishes: readonly ChangedDish[];
  /** "change.totals" of what would be, "checkout.changedTotal" of what was done. */
  readonly words: "change.totals" | "checkout.changedTotal";
}

/** The dishes of a change, old → new: a removed one is struck through, a new one has a plus. */
export function ChangedDishes({ dishes, words }: ChangedDishesProps) {
  return (
    <ul className={styles["dishes"]}>
      {dishes.map((dish) => (
        <Dish key={JSON.stringify(dish)} dish={dish} words={words} />
      ))}
    </ul>
  );
}

function Dish({ dish, words }: { readonly dish: ChangedDish; readonly words: ChangedDishesProps["words"] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const measure = { kind: dish.byWeight ? "grams" : "piece" } as const;
  const before = quantityText(dish.was, measure, i18n);
  const after = quantityText(dish.now, measure, i18n);
  const isGone = dish.now === 0;
  const details = [dish.variation, ...(dish.chosen ?? [])].filter(Boolean).join(", ");
  return (
    <li className={styles["dish"]}>
      <span>
        <span className={classNames(isGone && styles["gone"])}>{dish.name}</span>
        {details && <span className={styles["details"]}>{details}</span>}
        {dish.note !== undefined && (
          <span className={styles["details"]} dir="auto">
            {t("dish.note.quoted", { note: dish.note })}
          </span>
        )}
      </span>
      <span className={styles["count"]}>
        <span className="visually-hidden">{t(words, { before, after })}</span>
        <span aria-hidden="true" className={classNames(isGone && styles["gone"], dish.was === 0 && styles["new"])}>
          {isGone ? before : dish.was === 0 ? `+ ${after}` : `${before} → ${after}`}
        </span>
      </span>
    </li>
  );
}
