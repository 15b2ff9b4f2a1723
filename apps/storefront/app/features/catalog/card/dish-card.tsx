import { memo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { contentText } from "../../../model/catalog/dish-content.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Badges } from "../../../ui/text/badge.tsx";
import { CountMark, CountNote } from "./count-mark.tsx";
import type { DishCard as Dish } from "./dish.ts";
import styles from "./dish-card.module.css";
import { CardPrice } from "./dish-price.tsx";
import { DishStars } from "./dish-stars.tsx";
import { addLabel, canOrder, stateText } from "./dish-state-text.ts";
import { LikeButton } from "./like-button.tsx";

export interface DishCardProps {
  readonly dish: Dish;
  /** Its picture is among the first visible ones. */
  readonly first?: boolean;
}

const sizes = "(min-width: 992px) 280px, (min-width: 600px) 30vw, 44vw";

/**
 * A dish in the menu: a plain link and a plain button, because DishGrid listens for all its cards. The button
 * adds a dish without a choice; otherwise the sheet opens. A page has hundreds of cards, so each has as few
 * elements as possible.
 */
export const DishCard = memo(function DishCard({ dish, first }: DishCardProps) {
  const i18n = useI18n();
  const { id, name, picture, badges, badgeLooks, state, rating } = dish;
  const reason = stateText(state, i18n);
  return (
    <article className={styles["card"]} data-state={state.kind}>
      <div className={styles["picture"]}>
        {picture && (
          <Picture
            picture={picture}
            sizes={sizes}
            widest={640}
            first={first}
            className={first ? undefined : "later"}
            alt=""
          />
        )}
        {badges.length > 0 && (
          <p className={styles["badges"]} data-signs="">
            <Badges names={badges} looks={badgeLooks} />
          </p>
        )}
        {reason && <p className={styles["reason"]}>{reason}</p>}
      </div>
      <h3 className={styles["name"]}>
        <a href={`?product_id=${id}`} data-dish={id}>
          {name}
        </a>
      </h3>
      <p className={styles["content"]}>
        {rating && <DishStars rating={rating} />}
        {contentText(dish, i18n)}
      </p>
      <CardPrice card={dish} />
      {canOrder(state) && (
        <button type="button" data-add={id} className={styles["add"]} aria-label={addLabel(dish, i18n)}>
          <CountMark dishId={id} measure={dish.measure} />
        </button>
      )}
      {canOrder(state) && <CountNote dishId={id} measure={dish.measure} />}
      <LikeButton dishId={id} name={name} />
    </article>
  );
});
