import { lazy, Suspense } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useUser } from "../../model/account/user-store.ts";
import { hasDeviceOrders } from "../../model/orders/device-orders-mark.ts";
import { useLocation } from "../../routing/hooks.ts";
import { useIdleAfterLoad } from "../../ui/browser/use-idle-after-load.ts";

const LiveOrders = lazy(async () => {
  const [module] = await Promise.all([import("../../features/orders/live/live-orders.tsx"), laterMessages()]);
  return { default: module.LiveOrders };
});

/**
 * The bar of an active order. Its script loads once the page is idle, for a signed-in shopper or a device
 * with orders.
 */
export function LazyLiveOrders() {
  const isKnown = useUser(({ user }) => user !== null);
  // The previous page may have placed an order.
  useLocation();
  const isIdle = useIdleAfterLoad();
  if (!isIdle || !(isKnown || hasDeviceOrders())) return null;
  return (
    <Suspense fallback={null}>
      <LiveOrders />
    </Suspense>
  );
}
