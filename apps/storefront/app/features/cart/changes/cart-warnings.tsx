import type { QuoteRefusal } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { refusalText } from "../../../model/quote/refusal-text.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import styles from "./cart-warnings.module.css";

/** Warnings before the checkout that no other part of the cart shows. */
const told: ReadonlySet<QuoteRefusal["reason"]> = new Set([
  "closed",
  "paused",
  "outside-zone",
  "address-required",
  "time-passed",
  "slot-unavailable",
  "slot-full",
]);

/**
 * Closed, paused, outside the zones, a past time: shown here, so that they do not first appear at the last
 * step.
 */
export function CartWarnings({ refusals }: { readonly refusals: readonly QuoteRefusal[] }) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  const shown = refusals.filter(({ reason }) => told.has(reason));
  return (
    <div role="status" className={styles["warnings"]}>
      {shown.map((refusal) => (
        <p key={refusal.reason}>{refusalText(refusal, { i18n, timeZone })}</p>
      ))}
    </div>
  );
}
