import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { changeText } from "./change-text.ts";
import styles from "./times.module.css";
import { readTotalChange, useTotalChange } from "./total-watch.ts";

/** "Было …, стало …" with the reasons, so that no total changes silently before the order is placed. */
export function TotalChanges() {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const { t, formatPrice } = i18n;
  const change = useTotalChange((state) => state.change);
  return (
    <div role="alert" className={styles["panel"]}>
      {change && (
        <>
          <p className={styles["title"]}>{t("times.changed")}</p>
          <ul className={styles["list"]}>
            {change.before !== null && (
              <li>
                {t("checkout.changedTotal", {
                  before: formatPrice(change.before),
                  after: formatPrice(change.after),
                })}
              </li>
            )}
            {change.changes.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one dish may change alike
              <li key={index}>{changeText(each, timeZone, i18n)}</li>
            ))}
          </ul>
          <Button look="quiet" size="s" className={styles["read"]} onClick={readTotalChange}>
            {t("cart.changesRead")}
          </Button>
        </>
      )}
    </div>
  );
}
