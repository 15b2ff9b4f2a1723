import { useRememberedOrder } from "../features/orders/live/use-remembered-order.ts";
import { OrderPage } from "../features/orders/order-page.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import type { Head, HeadArgs } from "../state/head.ts";
import type { OrderData } from "./order-id.loader.ts";

/** A placed order, for its owner alone (ROUTE-4). */
export function Component() {
  const { key, ...data } = useLoaderData<OrderData>();
  useRememberedOrder(data.order, key);
  return <OrderPage {...data} accessKey={key} routeId="order-id" />;
}

export function head({ data: { order }, i18n, shop }: HeadArgs<OrderData>): Head {
  return { title: `${i18n.t("orders.title", { number: order.number })} | ${shop.name}`, noIndex: true };
}
