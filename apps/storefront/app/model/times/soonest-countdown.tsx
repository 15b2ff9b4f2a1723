import { useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCheckout } from "../checkout/checkout-store.ts";
import { useQuoteStore } from "../quote/cart-quote-store.ts";
import { useMinutesLeft } from "./minutes-left.ts";
import styles from "./times.module.css";

/** The countdown starts this many minutes before the last moment. */
const shownFrom = 30;
/** Announced to screen readers at the start and at these minutes. */
const spokenAt: readonly number[] = [10, 5, 2, 1];

/** Minutes until the kitchen stops taking orders "as soon as possible". */
export function SoonestCountdown() {
  const { t } = useI18n();
  const isSoonest = useCheckout(({ draft }) => draft.slot === null);
  const left = useMinutesLeft(useQuoteStore(({ takenUntil }) => takenUntil));
  const minutes = isSoonest && left !== null && left <= shownFrom ? left : null;
  const spoken = useRef<number | null>(null);
  if (minutes === null) spoken.current = null;
  else if (spoken.current === null || spokenAt.includes(minutes)) spoken.current = minutes;
  return (
    <div className={styles["countdown"]}>
      {minutes !== null && <p aria-hidden="true">{t("times.countdown", { minutes })}</p>}
      <p role="status" className="visually-hidden">
        {spoken.current !== null && t("times.countdown", { minutes: spoken.current })}
      </p>
    </div>
  );
}
