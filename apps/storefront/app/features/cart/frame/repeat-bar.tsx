import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { lastOrderToRepeat } from "../../../model/cart/last-order.ts";
import { repeatOrder } from "../../../model/cart/repeat-order.ts";
import { useNavigate } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./repeat-bar.module.css";

export interface RepeatBarProps {
  readonly look: "bar" | "panel";
  /** The dishes are in the cart, and the checkout is about to be shown. */
  readonly onRepeat: () => void;
}

/**
 * The last order of this device, one tap from the checkout: in place of the cart's bar on a phone, in the
 * empty cart on a desktop.
 */
export function RepeatBar({ look, onRepeat }: RepeatBarProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [last] = useState(() => lastOrderToRepeat(Date.now()));
  if (last === null) return null;
  const toCheckout = () => {
    onRepeat();
    navigate("/order");
  };
  const names = last.lines.map(({ name }) => name).join(", ");
  const button = (
    <Button look="tint" size="l" wide className={styles["button"]} onClick={() => repeatOrder(last.lines, toCheckout)}>
      <Icon name="repeat" size={20} />
      <span className={styles["text"]}>
        <span>{t("cart.repeatLast")}</span>
        <span className={styles["names"]}>{names}</span>
      </span>
    </Button>
  );
  if (look === "panel") return <div className={styles["panel"]}>{button}</div>;
  // Outside the page's other landmarks.
  return (
    <section className={styles["bar"]} aria-label={t("cart.repeatLast")}>
      {button}
    </section>
  );
}
