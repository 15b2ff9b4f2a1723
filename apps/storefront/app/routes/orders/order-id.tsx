import { useRememberedOrder } from "../../features/orders/live/use-remembered-order.ts";
import { OrderPage } from "../../features/orders/page/order-page.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { OrderData } from "../../page-data/orders/order-id.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** A placed order, only for its owner (ROUTE-4). */
export function Component() {
  const { key, ...data } = useLoaderData<OrderData>();
  useRememberedOrder(data.order, key);
  return <OrderPage {...data} accessKey={key} routeId="order-id" />;
}

export function head({ data: { order }, i18n, shop }: HeadArgs<OrderData>): Head {
  return { title: `${i18n.t("orders.title", { number: order.number })} | ${shop.name}`, noIndex: true };
}
