import { isFinal } from "@skatert/domain";
import { OrdersPage } from "../../features/account/orders/orders-page.tsx";
import { useAskingAgain } from "../../features/orders/page/use-asking-again.ts";
import { useUserChannel } from "../../model/account/user-channel-store.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import type { OrdersData } from "../../page-data/account/lk-orders.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";

/** The shopper's orders. Realtime events update active orders; without them a timer does. */
export function Component() {
  const { timeZone } = useShop();
  const data = useLoaderData<OrdersData>();
  const isHeard = useUserChannel((state) => state.isHeard);
  const isOpen = data.orders.some(({ order }) => !isFinal(order.stage));
  useAskingAgain({ isOpen, isHeard, routeId: "lk-orders" });
  return <OrdersPage {...data} timeZone={timeZone} />;
}
