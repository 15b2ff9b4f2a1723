import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import { useCartView } from "../../../model/quote/cart-view.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { benefitText } from "../texts/benefit-text.ts";
import styles from "./offer-card.module.css";
import { useOfferPlace } from "./offer-place.ts";

/** The eligible or selected discounts, and a button that opens the choice (CART-7). */
export function OfferCard() {
  const i18n = useI18n();
  const { t } = i18n;
  useOfferPlace();
  const offered = useDiscounts((state) => state.offered);
  const selection = useDiscounts((state) => state.selection);
  const { promoWithAuto } = useDiscounts((state) => state.policy);
  const choosable = offered.filter(({ kind }) => kind !== "promo");
  const hasPromo = offered.some(({ id, kind }) => kind === "promo" && selection.couponIds.includes(id));
  // A code that cannot be combined leaves nothing to choose.
  if (choosable.length === 0 || (hasPromo && !promoWithAuto)) return null;
  const selected = choosable.filter(({ id }) => selection.couponIds.includes(id));
  const discounts = selected.filter(({ benefit }) => benefit.kind !== "gift");
  const hasGift = selected.some(({ benefit }) => benefit.kind === "gift");
  return (
    <div className={styles["card"]} data-chosen={selected.length > 0 || undefined}>
      <span className={styles["mark"]}>
        <Icon name="gift" />
      </span>
      <div className={styles["text"]}>
        {selected.length === 0 && <p className={styles["title"]}>{t("coupons.offer")}</p>}
        {hasGift && <ChosenGift />}
        {discounts.map(({ id, code, benefit }) => (
          <p key={id} className={styles["title"]}>
            {benefitText(benefit, i18n)}{" "}
            <button type="button" className={styles["code"]} onClick={() => openModal("coupon-info", { couponId: id })}>
              {code}
            </button>
          </p>
        ))}
      </div>
      <Button look={selected.length === 0 ? "action" : "quiet"} size="s" onClick={() => openModal("promo-choice")}>
        {selected.length === 0 ? t("coupons.choose") : t("coupons.change")}
      </Button>
    </div>
  );
}

/** Names the gift above the specification's sentence. */
function ChosenGift() {
  const { t } = useI18n();
  const gift = useCartView().gift;
  return (
    <>
      {gift !== null && <p className={styles["title"]}>{t("coupons.yourGift", { name: gift.name })}</p>}
      <p className={gift === null ? styles["title"] : styles["note"]}>{t("coupons.chosenGift")}</p>
    </>
  );
}
