import type { OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { OrdersPage } from "../features/account/orders-page.tsx";
import { useOrderLive } from "../features/orders/use-order-live.ts";
import { useLoaderData } from "../routing/hooks.ts";
import { useShop } from "../state/shop-context.tsx";
import type { OrdersData } from "./lk-orders.loader.ts";

/** The shopper's orders; those on their way keep themselves true. */
export function Component() {
  const { timeZone } = useShop();
  return <OrdersPage {...useLoaderData<OrdersData>()} timeZone={timeZone} live={liveOrder} />;
}

function liveOrder({ id, stage }: OrderView) {
  return isFinal(stage) ? null : <LiveOrder id={id} stage={stage} />;
}

function LiveOrder({ id, stage }: Pick<OrderView, "id" | "stage">) {
  useOrderLive({ id, key: null, stage }, "lk-orders");
  return null;
}
