import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../state/modals.ts";
import { useShop } from "../../state/shop-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./place-line.module.css";

/** Where the dinner goes, how soon and from what sum; opens the choice of place. */
export function PlaceLine() {
  const { t, formatPrice } = useI18n();
  const { promise } = useShop();
  const details = [
    promise.minutes && t("place.minutes", { minutes: promise.minutes }),
    promise.minimum && t("place.minimum", { amount: formatPrice(promise.minimum) }),
  ].filter(Boolean);
  return (
    <button type="button" className={styles["line"]} onClick={() => openModal("delivery-type")}>
      <Icon name="pin" size={20} className={styles["pin"]} />
      <span className={styles["text"]}>
        <span className={styles["address"]}>{t("place.choose")}</span>
        <span className={styles["details"]}>{details.join(" · ")}</span>
      </span>
    </button>
  );
}
