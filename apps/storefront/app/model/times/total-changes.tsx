import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { refusalText } from "../quote/refusal-text.ts";
import { useShop } from "../shop/shop-context.tsx";
import styles from "./times.module.css";
import { readTotalChange, type TotalReason, useTotalChange } from "./total-watch.ts";

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

function changeText(change: TotalReason, timeZone: string, i18n: I18n): string {
  const { t, formatPrice } = i18n;
  switch (change.kind) {
    case "refused":
      return t("checkout.changedLine", {
        name: change.name,
        reason: refusalText(change.refusal, { i18n, timeZone }),
      });
    case "other-tab":
      return t("times.otherTab");
    case "coupon-gone":
      return t("coupons.dropped", { code: change.label });
    case "price":
    case "fee":
      return t("times.changedPrice", {
        name: change.kind === "fee" ? t("adjustment.delivery") : change.name,
        before: formatPrice(change.before),
        after: formatPrice(change.after),
      });
  }
}
