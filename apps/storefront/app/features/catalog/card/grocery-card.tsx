import type { ProductId } from "@skatert/domain";
import { memo } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { useCart, useQuantityOf } from "../../../model/cart/cart-store.ts";
import { contentText, quantityText } from "../../../model/catalog/dish-content.ts";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { DishCard as Dish } from "./dish.ts";
import { CardPrice, isReduced } from "./dish-price.tsx";
import { DishStars } from "./dish-stars.tsx";
import { addLabel, canOrder, stateText } from "./dish-state-text.ts";
import styles from "./grocery-card.module.css";
import { LikeButton } from "./like-button.tsx";

const sizes = "(min-width: 600px) 160px, 31vw";

/** A small card: price first, and a stepper instead of its button once the dish is in the cart. */
export const GroceryCard = memo(function GroceryCard({
  dish,
  first,
}: {
  readonly dish: Dish;
  readonly first?: boolean;
}) {
  const i18n = useI18n();
  const { id, name, picture, badges, state, rating } = dish;
  const reason = stateText(state, i18n);
  return (
    <article className={styles["card"]} data-state={state.kind} data-reduced={isReduced(dish) || undefined}>
      <div className={styles["picture"]}>
        {picture && <Picture picture={picture} sizes={sizes} first={first} alt="" />}
        {badges[0] && (
          <p className={styles["badge"]} data-sign={dish.badgeLooks[0]}>
            {badges[0]}
          </p>
        )}
      </div>
      <CardPrice card={dish} className={styles["price"]} />
      <h3 className={styles["name"]}>
        <a href={`?product_id=${id}`} data-dish={id}>
          {name}
        </a>
      </h3>
      <p className={styles["content"]}>
        {rating && <DishStars rating={rating} />}
        {reason ?? contentText(dish, i18n)}
      </p>
      {canOrder(state) && <CardStepper dish={dish} />}
      <LikeButton dishId={id} name={name} />
    </article>
  );
});

/** Adds a dish, then changes its quantity. A dish with choices opens its sheet each time. */
function CardStepper({ dish }: { readonly dish: Dish }) {
  const i18n = useI18n();
  const { id, name, measure, asksChoice } = dish;
  const quantity = useQuantityOf(id);
  if (quantity === 0 || asksChoice) {
    return (
      <button
        type="button"
        data-add={id}
        className={styles["add"]}
        data-filled={quantity > 0 || undefined}
        aria-label={addLabel(dish, i18n)}
      >
        {quantity > 0 ? quantityText(quantity, measure, i18n) : i18n.t(shortLabel(dish))}
      </button>
    );
  }
  return (
    <div className={styles["stepper"]}>
      <Stepper
        name={name}
        wide
        look="action"
        value={quantityText(quantity, measure, i18n)}
        canMore={dish.countable}
        onFewer={() => changeLast(id, -1)}
        onMore={() => changeLast(id, 1)}
      />
    </div>
  );
}

function shortLabel({ byRequest, asksChoice }: Dish): PlainKey {
  if (byRequest) return "dish.byRequest";
  return asksChoice ? "dish.choose" : "dish.add";
}

/** Of several lines of a dish, the stepper changes the latest. */
function changeLast(productId: ProductId, steps: number): void {
  const { lines, changeQuantity } = useCart.getState();
  const line = lines.findLast((each) => each.productId === productId);
  if (line) changeQuantity(line.key, steps);
}
