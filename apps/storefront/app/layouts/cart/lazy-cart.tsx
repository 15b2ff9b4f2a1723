import { lazy, Suspense, useEffect, useState } from "react";
import { EmptyCart } from "../../features/cart/frame/empty-cart.tsx";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useCart } from "../../model/cart/cart-store.ts";
import { hasLastOrder } from "../../model/cart/last-order-mark.ts";
import { hasGroup } from "../../model/group-order/group-mark.ts";
import { usePlace } from "../../model/place/place-store.ts";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";
import { useLocation } from "../../routing/hooks.ts";
import { useWideScreen } from "../../ui/browser/use-wide-screen.ts";

const CartColumn = lazy(async () => ({
  default: (await Promise.all([import("./cart-column.tsx"), laterMessages().catch(() => undefined)]))[0].CartColumn,
}));
const CartBar = lazy(async () => ({ default: (await import("../../features/cart/frame/cart-bar.tsx")).CartBar }));
const RepeatBar = lazy(async () => ({ default: (await import("../../features/cart/frame/repeat-bar.tsx")).RepeatBar }));
const CartSkips = lazy(async () => ({ default: (await import("./cart-skips.tsx")).CartSkips }));
const ShopSyncs = lazy(async () => ({ default: (await import("../idle/shop-syncs.tsx")).ShopSyncs }));

/**
 * The cart beside the page. Its script loads with the first dish. Phones never load it, because they have no
 * room for it and would render it at every press.
 */
export function LazyCartColumn() {
  const { isEmpty, hold } = useEmptyCart();
  const hasRoom = useWideScreen();
  const offersRepeat = useOffersRepeat();
  if (isEmpty && hasRoom && offersRepeat)
    return (
      <EmptyCart>
        <Suspense fallback={null}>
          <RepeatBar look="panel" onRepeat={hold} />
        </Suspense>
      </EmptyCart>
    );
  if (isEmpty || !hasRoom) return <EmptyCart />;
  return (
    <Suspense fallback={<EmptyCart quiet />}>
      <CartColumn />
    </Suspense>
  );
}

/** The cart's sum on a phone, from the first dish on. */
export function LazyCartBar() {
  const { isEmpty, hold } = useEmptyCart();
  const offersRepeat = useOffersRepeat();
  if (isEmpty && !offersRepeat) return null;
  return <Suspense fallback={null}>{isEmpty ? <RepeatBar look="bar" onRepeat={hold} /> : <CartBar />}</Suspense>;
}

/**
 * `hold`: the cart filled by the last order counts as empty until the checkout is shown, so that a second tap hits the
 * same button and not the cart's.
 */
function useEmptyCart() {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const { key } = useLocation();
  const [heldAt, setHeldAt] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends when another page is shown
  useEffect(() => () => setHeldAt(null), [key]);
  return { isEmpty: isEmpty || heldAt === key, hold: () => setHeldAt(key) };
}

/** Whether this device has placed an order. The script that offers it reads the order itself. */
function useOffersRepeat(): boolean {
  return useHasHydrated(useCart) && hasLastOrder();
}

/** Skip links to the cart and the checkout, from the first dish on. */
export function LazyCartSkips() {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  if (isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <CartSkips />
    </Suspense>
  );
}

/** Keeps cart and place up to date with the shop once there is a place, a dish or a group order. */
export function LazySyncs() {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const hasPlace = usePlace(({ place }) => place !== null);
  const isRead = useHasHydrated(useCart);
  if (isEmpty && !hasPlace && !(isRead && hasGroup())) return null;
  return (
    <Suspense fallback={null}>
      <ShopSyncs />
    </Suspense>
  );
}
