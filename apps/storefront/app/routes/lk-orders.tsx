import { isFinal } from "@skatert/domain";
import { OrdersPage } from "../features/account/orders-page.tsx";
import { useAskingAgain } from "../features/orders/use-asking-again.ts";
import { useLoaderData } from "../routing/hooks.ts";
import { useShop } from "../state/shop-context.tsx";
import { useUserBell } from "../state/user-bell-store.ts";
import type { OrdersData } from "./lk-orders.loader.ts";

/** The shopper's orders; the shopper's own bell keeps those on their way true, or the clock does. */
export function Component() {
  const { timeZone } = useShop();
  const data = useLoaderData<OrdersData>();
  const isHeard = useUserBell((state) => state.isHeard);
  const isOpen = data.orders.some(({ order }) => !isFinal(order.stage));
  useAskingAgain({ isOpen, isHeard, routeId: "lk-orders" });
  return <OrdersPage {...data} timeZone={timeZone} />;
}
