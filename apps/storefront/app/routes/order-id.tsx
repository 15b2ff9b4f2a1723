import { OrderPage } from "../features/orders/order-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import type { OrderData } from "./order-id.loader.ts";

/** A placed order, for its owner alone (ROUTE-4). */
export function Component() {
  const { order, lines, key, rating, phone, branchAddress, timeZone, repeatLines, gone } = useLoaderData<OrderData>();
  return (
    <OrderPage
      order={order}
      lines={lines}
      accessKey={key}
      rating={rating}
      phone={phone}
      branchAddress={branchAddress}
      timeZone={timeZone}
      repeatLines={repeatLines}
      gone={gone}
      routeId="order-id"
    />
  );
}

export function head({ data: { order }, i18n, shop }: HeadArgs<OrderData>): Head {
  return { title: `${i18n.t("orders.title", { number: order.number })} | ${shop.name}`, noIndex: true };
}
