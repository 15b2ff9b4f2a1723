import { money } from "@skatert/domain";
import { dayText } from "../../../i18n/format/day-text.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type DeviceOrder, useDeviceOrders } from "../../../model/orders/device-orders.ts";
import { orderPagePath } from "../../../model/orders/order-page-path.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { LinkList, LinkRow } from "../../../ui/lists/link-list.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { OrderBar } from "./order-bar.tsx";
import { useLiveOrders } from "./use-live-orders.ts";

/** Orders of this device, each leading to its page by its key: those under way with their stage, then the past ones. */
export function DeviceOrderList() {
  const { t } = useI18n();
  const live = useLiveOrders();
  const orders = useDeviceOrders((state) => state.items).filter(({ userId }) => userId === null);
  const past = orders.filter(({ id }) => live.every((each) => each.id !== id));
  if (orders.length === 0) return null;
  return (
    <LinkList title={t("own.orders")}>
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
    </LinkList>
  );
}

function PastOrder({ order: { id, key, number, at, total } }: { readonly order: DeviceOrder }) {
  const i18n = useI18n();
  const { timeZone } = useShop();
  return (
    <LinkRow
      href={orderPagePath({ id, key })}
      title={i18n.t("orders.title", { number })}
      note={dayText(at, timeZone, Date.now(), i18n)}
      side={<Price amount={money(total)} />}
    />
  );
}
