import { money } from "@skatert/domain";
import { dayText } from "../../../i18n/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type DeviceOrder, useDeviceOrders } from "../../../state/device-orders.ts";
import { orderPagePath } from "../../../state/order-page-path.ts";
import { useShop } from "../../../state/shop-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Price } from "../../../ui/price.tsx";
import styles from "./device-orders.module.css";
import { OrderBar } from "./order-bar.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

/** Orders of this device, each leading to its page by its key: those under way with their stage, then the past ones. */
export function DeviceOrders() {
  const { t } = useI18n();
  const live = useLiveOrders();
  const orders = useDeviceOrders((state) => state.orders).filter(({ userId }) => userId === null);
  const past = orders.filter(({ id }) => live.every((each) => each.id !== id));
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="device-orders">
      <h3 id="device-orders" className={styles["title"]}>
        {t("own.orders")}
      </h3>
      <ul className={styles["list"]}>
        {live.map((order) => (
          <li key={order.id}>
            <OrderBar order={order} />
          </li>
        ))}
        {past.map((order) => (
          <li key={order.id}>
            <PastOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PastOrder({ order: { id, key, number, at, total } }: { readonly order: DeviceOrder }) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  return (
    <a href={orderPagePath({ id, key })} className={styles["order"]}>
      <span className={styles["words"]}>
        <span translate="no">{i18n.t("orders.title", { number })}</span>
        <span className={styles["date"]}>{dayText(at, timeZone, Date.now(), i18n)}</span>
      </span>
      <Price amount={money(total)} />
      <Icon name="right" size={20} />
    </a>
  );
}
