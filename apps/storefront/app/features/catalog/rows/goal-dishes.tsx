import type { Money } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { openedHere, sheetUrl } from "../../../model/page/sheet-links.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { useLocation, useNavigate } from "../../../routing/hooks.ts";
import { Icon } from "../../../ui/icons.tsx";
import { TipList } from "../../../ui/lists/tip-list.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/text/price.tsx";
import type { DishCard } from "../card/dish.ts";
import { addLabel } from "../card/dish-state-text.ts";
import { leastShown } from "../card/least-shown.ts";
import { useAddDish } from "../card/use-add-dish.ts";
import { type PackedDish, unpackDish } from "../menu/packed-dish.ts";
import styles from "./goal-dishes.module.css";

/** Quiet time after a change of the cart before new dishes are requested. */
const askDelay = 600;

/**
 * Dishes that close the gap to the cart's next goal, each added with one tap; one with a required choice opens its sheet
 * (MENU-17). `missing`: the missing counted sum.
 */
export function GoalDishes({ missing }: { readonly missing: Money }) {
  const i18n = useI18n();
  const { t, formatPrice } = i18n;
  const dishes = useGoalDishes(missing);
  const add = useAddDish();
  const navigate = useNavigate();
  const location = useLocation();
  const press = (dish: DishCard) => {
    if (dish.asksChoice) navigate(sheetUrl(location, dish.id), { preventScrollReset: true, state: openedHere });
    else add(dish);
  };
  if (dishes.length === 0) return null;
  return (
    <TipList title={t("cart.goal.dishes")}>
      {dishes.map((dish) => (
        <li key={dish.id}>
          <button type="button" className={styles["dish"]} onClick={() => press(dish)}>
            <span className="visually-hidden">
              {`${addLabel(dish, i18n)}, ${formatPrice(leastShown(dish).amount)}`}
            </span>
            <span className={styles["picture"]}>
              {dish.picture && <Picture picture={dish.picture} sizes="48px" alt="" />}
            </span>
            <span className={styles["name"]} aria-hidden="true">
              {dish.name}
            </span>
            <span className={styles["price"]} aria-hidden="true">
              <Price amount={leastShown(dish).amount} />
              <Icon name="plus" size={18} />
            </span>
          </button>
        </li>
      ))}
    </TipList>
  );
}

/** Keep the earlier dishes until new ones are loaded. The cart works without them. */
function useGoalDishes(missing: Money): readonly DishCard[] {
  const [dishes, setDishes] = useState<readonly DishCard[]>([]);
  const lines = useCart((state) => state.lines);
  const inCart = [...new Set(lines.map(({ productId }) => productId))].slice(0, 50).join(",") || "0";
  useEffect(() => {
    const stop = new AbortController();
    const path = `/goal-dishes/${missing}/${inCart}`;
    const timer = setTimeout(() => {
      fetchPayload<readonly PackedDish[]>("goal-dishes", path, stop.signal).then(
        (found) => setDishes(found.map(unpackDish)),
        () => undefined,
      );
    }, askDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [missing, inCart]);
  return dishes;
}
