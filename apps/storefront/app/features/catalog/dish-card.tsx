import { memo } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CountMark } from "./count-mark.tsx";
import type { DishCard as Dish } from "./dish.ts";
import styles from "./dish-card.module.css";
import { contentText } from "./dish-content.ts";
import { DishPrice } from "./dish-price.tsx";
import { stateText } from "./dish-state-text.ts";

export interface DishCardProps {
  readonly dish: Dish;
  /** Its picture is among the first the visitor sees. */
  readonly first?: boolean;
}

const sizes = "(min-width: 992px) 280px, (min-width: 769px) 30vw, 46vw";
const mostBadges = 2;

/**
 * A dish in the menu. A plain link and a plain button: DishGrid listens for all its cards at once.
 * What can be added as it stands is added by the button; what needs a choice opens the sheet.
 */
export const DishCard = memo(function DishCard({ dish, first }: DishCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const reason = stateText(dish.state, i18n);
  const content = contentText(dish, i18n);
  return (
    <article className={styles["card"]} data-state={dish.state.kind}>
      <div className={styles["picture"]}>
        {dish.picture && <Picture picture={dish.picture} sizes={sizes} first={first} alt="" />}
        {dish.badges.length > 0 && (
          <div className={styles["badges"]}>
            {dish.badges.slice(0, mostBadges).map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </div>
        )}
      </div>
      <div className={styles["body"]}>
        <h3 className={styles["name"]}>
          <a href={`?product_id=${dish.id}`} data-dish={dish.id}>
            {dish.name}
          </a>
        </h3>
        <p className={styles["content"]}>{content}</p>
        <div className={styles["bottom"]}>
          {reason ? (
            <p className={styles["reason"]}>{reason}</p>
          ) : (
            <>
              <p className={styles["price"]}>
                <DishPrice card={dish} />
              </p>
              <button
                type="button"
                data-add={dish.id}
                className={styles["add"]}
                aria-label={t(dish.hasVariations ? "dish.chooseNamed" : "dish.addNamed", { name: dish.name })}
              >
                <Icon name="plus" />
                <CountMark dishId={dish.id} measure={dish.measure} />
              </button>
            </>
          )}
        </div>
      </div>
    </article>
  );
});
