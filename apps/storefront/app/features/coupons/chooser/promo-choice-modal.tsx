import type { Coupon, GiftItem } from "@skatert/domain";
import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useGiftOptions } from "../../../model/discounts/use-gift-options.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { benefitText } from "../texts/benefit-text.ts";
import { DiscountOption } from "./discount-option.tsx";
import styles from "./promo-choice-modal.module.css";

/** One option: a discount, or one of a coupon's gifts. */
interface Choice {
  readonly coupon: Coupon;
  readonly gift: GiftItem | null;
}

/** Dialog for choosing among eligible discounts and gifts: one, unless the shop allows summing (CART-7). */
export function PromoChoiceModal({ onClose }: { readonly onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { currency } = useShop();
  const offered = useDiscounts((state) => state.offered);
  const selection = useDiscounts((state) => state.selection);
  const options = useGiftOptions(offered.flatMap(giftIdsOf));
  const { select, unselect } = useDiscounts.getState();
  const isChosen = ({ coupon, gift }: Choice) =>
    selection.couponIds.includes(coupon.id) &&
    (gift === null ||
      (selection.gift?.productId === gift.productId && selection.gift.variationId === gift.variationId));
  return (
    <Dialog
      title={selection.gift === null ? t("coupons.offer") : t("coupons.chosenGift")}
      onClose={onClose}
      footer={
        <Button size="l" wide look={selection.couponIds.length > 0 ? "action" : "tint"} onClick={onClose}>
          {selection.couponIds.length > 0 ? t("coupons.done") : t("coupons.without")}
        </Button>
      }
    >
      <ul className={styles["list"]}>
        {offered.flatMap(choicesOf).map((choice) => {
          const { coupon, gift } = choice;
          const option = gift === null ? undefined : options.get(gift.productId);
          const benefit = benefitText(coupon.benefit, i18n);
          const chosen = isChosen(choice);
          return (
            <DiscountOption
              key={`${coupon.id}-${gift?.productId}-${gift?.variationId}`}
              title={gift === null ? benefit : (option?.name ?? coupon.code)}
              text={gift === null ? coupon.description : giftText(coupon, benefit, i18n)}
              picture={
                option?.picture ? <Picture picture={option.picture} sizes="72px" alt="" /> : signOf(coupon, currency)
              }
              isChosen={chosen}
              isGone={option?.inStock === false}
              onPress={() => (chosen ? unselect(coupon.id) : select(choice))}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Icon of a discount. A gift without a picture has the gift icon. */
function signOf({ benefit }: Coupon, currency: string): string | null {
  if (benefit.kind === "percent") return "%";
  return benefit.kind === "fixed" ? currency : null;
}

function choicesOf(coupon: Coupon): readonly Choice[] {
  return coupon.benefit.kind === "gift"
    ? coupon.benefit.gifts.map((gift) => ({ coupon, gift }))
    : [{ coupon, gift: null }];
}

function giftIdsOf({ benefit }: Coupon): readonly number[] {
  return benefit.kind === "gift" ? benefit.gifts.map(({ productId }) => productId) : [];
}

/** Price of a gift, if any. The dialog already states that it is a gift. */
function giftText({ benefit, description }: Coupon, price: string, { t }: Pick<I18n, "t">): string {
  const isFree = benefit.kind === "gift" && benefit.unitPrice === 0;
  if (description === "") return price;
  return isFree ? description : joinSentences([price, description], t);
}
