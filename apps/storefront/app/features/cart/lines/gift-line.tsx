import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useGiftOptions } from "../../../model/discounts/use-gift-options.ts";
import type { GiftView } from "../../../model/quote/cart-view.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/text/price.tsx";
import styles from "./gift-line.module.css";

/** The gift of a coupon: not editable, removed with its coupon (CART-7). */
export function GiftLine({ gift }: { readonly gift: GiftView }) {
  const { t } = useI18n();
  const option = useGiftOptions([gift.choice.productId]).get(gift.choice.productId);
  return (
    <div className={styles["gift"]}>
      <span className={styles["mark"]}>
        {option?.picture ? <Picture picture={option.picture} sizes="48px" alt="" /> : <Icon name="gift" />}
      </span>
      <div className={styles["text"]}>
        <p className={styles["name"]}>{gift.name}</p>
        <p className={styles["note"]}>
          {gift.refusal === null ? t("cart.gift") : t("coupons.gone")}
          {gift.refusal === null && gift.unitPrice > 0 && (
            <>
              , <Price amount={gift.unitPrice} />
            </>
          )}
        </p>
      </div>
      <IconButton
        icon="close"
        label={t("cart.giftRemove", { name: gift.name })}
        onClick={() => useDiscounts.getState().unselect(gift.choice.couponId)}
      />
    </div>
  );
}
