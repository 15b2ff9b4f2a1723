import { linesByPerson } from "@skatert/domain";
import { Fragment, type ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { adjustmentRows, withFreeDelivery } from "../../state/adjustment-rows.tsx";
import { retryQuote } from "../../state/cart-quote-store.ts";
import type { CartView } from "../../state/cart-view.ts";
import { useGroupHostName } from "../../state/group-order/group-store.ts";
import { dishesSum } from "../../state/group-order/mine.ts";
import { useShop } from "../../state/shop-context.tsx";
import { ChosenTime } from "../../state/times/chosen-time.tsx";
import { AmountList } from "../../ui/amount-list.tsx";
import { Button } from "../../ui/button.tsx";
import { PersonTitle } from "../../ui/person-title.tsx";
import { CartChanges } from "./cart-changes.tsx";
import styles from "./cart-content.module.css";
import { CartLineRow } from "./cart-line.tsx";
import { GiftLine } from "./gift-line.tsx";

export interface CartContentProps {
  readonly cart: CartView;
  /** Coupons and promo code. */
  readonly discounts: ReactNode;
  /** What more could be had. */
  readonly hints: ReactNode;
}

/** Lines, gift, discounts and every step of the price. */
export function CartContent({ cart, discounts, hints }: CartContentProps) {
  const i18n = useI18n();
  const { flags } = useShop();
  // Discounts belong to whoever checks out.
  const isOwn = useGroupHostName() === null;
  const isRecounting = cart.place !== null && cart.quote === null && cart.status === "pending";
  return (
    <div className={styles["content"]}>
      <CartChanges />
      <ChosenTime />
      {[...linesByPerson(cart.lines, ({ line }) => line.person)].map(([person, lines]) => (
        <Fragment key={person}>
          {person !== null && <PersonTitle name={person} sum={dishesSum(lines.map(({ line }) => line))} />}
          <ul className={styles["lines"]} {...(person === null ? {} : { "aria-label": person })}>
            {lines.map((view) => (
              <CartLineRow key={view.line.key} {...view} />
            ))}
          </ul>
        </Fragment>
      ))}
      {cart.gift && <GiftLine gift={cart.gift} />}
      {isOwn && discounts}
      <div className={styles["totals"]} aria-busy={isRecounting}>
        <AmountList
          {...adjustmentRows(
            withFreeDelivery(cart.adjustments, cart.place?.kind === "delivery"),
            cart.total,
            i18n,
            flags,
          )}
        />
        {cart.status === "error" && (
          <div className={styles["failed"]}>
            <p className={styles["note"]}>{i18n.t("cart.offline")}</p>
            <Button look="tint" size="s" onClick={retryQuote}>
              {i18n.t("site.retry")}
            </Button>
          </div>
        )}
        {cart.place === null && <p className={styles["note"]}>{i18n.t("cart.choosePlace")}</p>}
      </div>
      {isOwn && hints}
    </div>
  );
}
