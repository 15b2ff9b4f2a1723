import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { KeyTaking } from "../../../i18n/messages/message-key.ts";
import { Trans } from "../../../i18n/trans.tsx";
import type { Goal } from "../../../model/cart/cart-totals.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Price } from "../../../ui/text/price.tsx";
import styles from "./goal-line.module.css";

const texts: Readonly<Record<Goal["kind"], KeyTaking<{ price: string }>>> = {
  minimum: "cart.goal.minimum",
  "free-delivery": "cart.goal.freeDelivery",
  gift: "cart.goal.gift",
};

/** The missing sum for the minimum, free delivery or a gift, as text and a thin line. */
export function GoalLine({ goal, isFree }: { readonly goal: Goal | null; readonly isFree: boolean }) {
  const { t } = useI18n();
  if (goal === null)
    return isFree ? <p className={classNames(styles["text"], styles["reached"])}>{t("cart.goal.reached")}</p> : null;
  return (
    <div className={styles["goal"]}>
      <p className={styles["text"]} aria-live="polite">
        <Trans id={texts[goal.kind]} values={{ price: <Price amount={goal.missing} /> }} />
      </p>
      <div className={classNames(styles["track"], goal.kind === "minimum" && styles["must"])}>
        <div className={styles["fill"]} style={{ transform: `scaleX(${goal.share})` }} />
      </div>
    </div>
  );
}
