import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUserChannel } from "../../../model/account/user-channel-store.ts";
import { useAskingAgain } from "../page/use-asking-again.ts";
import type { LiveOrder } from "./live-order.ts";
import { OrderBar } from "./order-bar.tsx";
import styles from "./orders-under-way.module.css";

/**
 * The signed-in shopper's active orders on the account's first page, kept up to date while the page is open.
 */
export function OrdersUnderWay({ orders }: { readonly orders: readonly LiveOrder[] }) {
  const { t } = useI18n();
  const isHeard = useUserChannel((state) => state.isHeard);
  useAskingAgain({ isOpen: orders.length > 0, isHeard, routeId: "lk-info" });
  if (orders.length === 0) return null;
  return (
    <section aria-label={t("live.label")} className={styles["own"]}>
      <ul className={styles["list"]}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderBar order={{ ...order, key: null }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
