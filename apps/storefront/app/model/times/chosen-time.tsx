import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { useCheckout } from "../checkout/checkout-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import { MovedNotice } from "./moved-notice.tsx";
import { chooseTime } from "./moved-time.ts";
import { slotText } from "./slot-text.ts";
import styles from "./times.module.css";

/** The slot of the cart, with a button back to as soon as possible. */
export function ChosenTime() {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const slot = useCheckout(({ draft }) => draft.slot);
  return (
    <>
      <MovedNotice />
      {slot && (
        <div className={styles["chosen"]}>
          <p>{slotText(slot, timeZone, i18n)}</p>
          <Button look="quiet" size="s" className={styles["soonest"]} onClick={() => chooseTime(null)}>
            {i18n.t("checkout.soonest")}
          </Button>
        </div>
      )}
    </>
  );
}
