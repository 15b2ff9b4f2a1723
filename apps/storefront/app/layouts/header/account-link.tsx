import type { MouseEvent } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { useFavorites } from "../../model/catalog/favorites-store.ts";
import { hasDeviceBookings, hasDeviceOrders } from "../../model/orders/device-orders-mark.ts";
import { openModal } from "../../model/page/modals.ts";
import { useLocation } from "../../routing/hooks.ts";
import { useHydrating } from "../../ui/browser/use-hydrating.ts";
import { Icon } from "../../ui/icons.tsx";

/** Link to the account. A guest opens this device's data, or is asked to sign in. */
export function AccountLink({ className, labelled }: { readonly className?: string; readonly labelled?: boolean }) {
  const { t } = useI18n();
  const user = useUser((state) => state.user);
  const hasOwn = useHasOwn();
  const label = t(user !== null ? "site.account" : hasOwn ? "site.mine" : "site.signIn");
  const open = (event: MouseEvent) => {
    if (user !== null) return;
    event.preventDefault();
    if (hasOwn) openModal("mine");
    else openModal("auth", { returnTo: "/lk" });
  };
  return (
    <a href="/lk" rel="nofollow" className={className} aria-label={labelled ? undefined : label} onClick={open}>
      <Icon name="user" />
      {labelled && label}
    </a>
  );
}

/** Whether the device has favorites, orders or bookings. False in the server's HTML. */
function useHasOwn(): boolean {
  const hasFavorites = useFavorites(({ ids }) => ids.length > 0);
  const hydrating = useHydrating();
  // The previous page may have placed an order.
  useLocation();
  return !hydrating && (hasFavorites || hasDeviceOrders() || hasDeviceBookings());
}
