import type { PromoCost } from "@skatert/domain";
import { useEffect, useId, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./promo-question.module.css";

export interface PromoQuestionProps {
  readonly code: string;
  readonly cost: PromoCost;
  /** The shopper keeps the cart unchanged. */
  readonly onKeep: () => void;
}

/** Asks before a promo code raises the price or removes a gift. */
export function PromoQuestion({ code, cost, onKeep }: PromoQuestionProps) {
  const { t, formatPrice } = useI18n();
  const id = useId();
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { from, to, lostGifts } = cost;
  const sums = { code, from: formatPrice(from), to: formatPrice(to) };
  const { enterCode, dropCode } = useDiscounts.getState();
  return (
    <section ref={question} aria-labelledby={id} tabIndex={-1} className={styles["question"]}>
      <div id={id} role="alert" className={styles["text"]}>
        {to > from && <p>{t("coupons.promoDearer", sums)}</p>}
        {lostGifts.length > 0 && <p>{t("coupons.promoLosesGift", { code, names: lostGifts.join(", ") })}</p>}
        {to < from && <p>{t("coupons.promoCheaper", sums)}</p>}
      </div>
      <div className={styles["answers"]}>
        <Button
          size="s"
          onClick={() => {
            dropCode();
            onKeep();
          }}
        >
          {t("coupons.promoKeep")}
        </Button>
        <Button size="s" look="outline" onClick={() => enterCode(code)}>
          {t("coupons.promoAnyway")}
        </Button>
      </div>
    </section>
  );
}
