import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { useQuoteStore } from "../../model/quote/cart-quote-store.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./expected-points.module.css";

/**
 * Points that the order earns at its handover, by the quote. A guest sees them at the sign-in of the
 * checkout.
 */
export function ExpectedPoints() {
  const { t } = useI18n();
  const isGuest = useUser(({ user }) => user === null);
  const earned = useQuoteStore(({ quote }) => quote?.bonuses.earned ?? 0);
  if (isGuest || earned === 0) return null;
  return (
    <p className={styles["points"]}>
      <Icon name="gift" size={18} />
      {t("bonuses.expected", { count: earned })}
    </p>
  );
}
