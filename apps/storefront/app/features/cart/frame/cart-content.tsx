import { linesByPerson } from "@skatert/domain";
import { Fragment, type ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useGroupHostName } from "../../../model/group-order/group-store.ts";
import { dishesSum } from "../../../model/group-order/mine.ts";
import { adjustmentRows, withFreeDelivery } from "../../../model/quote/adjustment-rows.tsx";
import { retryQuote } from "../../../model/quote/cart-quote-store.ts";
import type { CartView } from "../../../model/quote/cart-view.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { ChosenTime } from "../../../model/times/chosen-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { AmountList } from "../../../ui/lists/amount-list.tsx";
import { PersonTitle } from "../../../ui/text/person-title.tsx";
import { CartChanges } from "../changes/cart-changes.tsx";
import { CartLineRow } from "../lines/cart-line.tsx";
import { GiftLine } from "../lines/gift-line.tsx";
import styles from "./cart-content.module.css";

export interface CartContentProps {
  readonly cart: CartView;
  /** Coupons and promo code. */
  readonly discounts: ReactNode;
  /** Suggested additions. */
  readonly hints: ReactNode;
}

/** Lines, gift, discounts and every step of the price. */
export function CartContent({ cart, discounts, hints }: CartContentProps) {
  const i18n = useI18n();
  const { flags } = useShop();
  // Only the person who checks out chooses discounts.
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
