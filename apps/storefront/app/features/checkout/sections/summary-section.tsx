import type { QuoteRefusal } from "@skatert/domain";
import { priceLine } from "@skatert/domain";
import { memo, type ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { quantityText } from "../../../model/cart/quantity-text.ts";
import { openModal } from "../../../model/page/modals.ts";
import { adjustmentRows, withFreeDelivery } from "../../../model/quote/adjustment-rows.tsx";
import type { CartView, LineView } from "../../../model/quote/cart-view.ts";
import { refusalText } from "../../../model/quote/refusal-text.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { TakeOffer } from "../../../model/times/take-offer.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { AmountList } from "../../../ui/lists/amount-list.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { Section } from "./section.tsx";
import styles from "./summary-section.module.css";

export interface SummarySectionProps {
  readonly cart: CartView;
  readonly refusals: readonly QuoteRefusal[];
  /** Coupons and promo code. */
  readonly discounts: ReactNode;
}

/** The dishes, their price and its steps. */
export const SummarySection = memo(function SummarySection({ cart, refusals, discounts }: SummarySectionProps) {
  const i18n = useI18n();
  const { flags } = useShop();
  const { t } = i18n;
  return (
    <Section
      title={t("checkout.order")}
      refusals={refusals}
      action={
        <Button
          look="quiet"
          size="s"
          className={styles["change"]}
          aria-label={t("site.labelled", { label: t("place.change"), value: t("checkout.order") })}
          onClick={() => openModal("cart")}
        >
          {t("place.change")}
        </Button>
      }
    >
      <ul className={styles["lines"]}>
        {cart.lines.map((view) => (
          <SummaryLine key={view.line.key} view={view} />
        ))}
        {cart.gift && (
          <li className={classNames(styles["line"], styles["gift"])}>
            <span>{cart.gift.name}</span>
            <span className={styles["amount"]}>
              {cart.gift.unitPrice > 0 ? <Price amount={cart.gift.unitPrice} /> : t("coupons.giftFree")}
            </span>
          </li>
        )}
      </ul>
      <div className={styles["discounts"]}>{discounts}</div>
      <AmountList
        {...adjustmentRows(
          withFreeDelivery(cart.adjustments, cart.place?.kind === "delivery"),
          cart.total,
          i18n,
          flags,
        )}
      />
    </Section>
  );
});

function SummaryLine({ view: { line, refusal, next } }: { readonly view: LineView }) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const choice = [line.variationName, ...line.supplements.map(({ name }) => name)].filter(Boolean).join(", ");
  return (
    <li
      className={classNames(styles["line"], refusal !== null && styles["refused"])}
      data-fault={refusal !== null || undefined}
      tabIndex={-1}
    >
      <span>
        <span className={styles["name"]}>
          {line.name} <span className={styles["count"]}>× {quantityText(line.quantity, line.measure, i18n)}</span>
        </span>
        {choice && <span className={styles["choice"]}>{choice}</span>}
        {line.note !== undefined && (
          <span className={styles["choice"]} dir="auto">
            {i18n.t("dish.note.quoted", { note: line.note })}
          </span>
        )}
        {line.person && <span className={styles["choice"]}>{line.person}</span>}
        {refusal && (
          <span className={styles["reason"]}>{refusalText(refusal, { i18n, timeZone, measure: line.measure })}</span>
        )}
        {next && <TakeOffer slot={next} of={line.name} />}
      </span>
      {refusal === null ? (
        <Price amount={priceLine(line).gross} className={styles["amount"]} />
      ) : (
        <Button
          look="quiet"
          size="s"
          className={styles["change"]}
          aria-label={i18n.t("cart.remove", { name: line.name })}
          onClick={() => useCart.getState().remove(line.key)}
        >
          {i18n.t("cart.removeShort")}
        </Button>
      )}
    </li>
  );
}
