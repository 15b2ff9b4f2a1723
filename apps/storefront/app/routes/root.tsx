import { CartRules } from "../features/cart/cart-rules.tsx";
import { PlaceLine } from "../features/delivery/place-line.tsx";
import { LazyDevice } from "../features/device/lazy-device.tsx";
import { DocumentHead } from "../layouts/document-head.tsx";
import { LazyAccount, LazyWelcome } from "../layouts/lazy-account.tsx";
import { LazyCartBar, LazyCartColumn, LazySyncs } from "../layouts/lazy-cart.tsx";
import { LazyLiveOrders } from "../layouts/lazy-live-orders.tsx";
import { LazyOutside } from "../layouts/lazy-outside.tsx";
import { LazyPopups } from "../layouts/lazy-popups.tsx";
import { LinkListener } from "../layouts/link-listener.tsx";
import { ModalHost } from "../layouts/modal-host.tsx";
import { NoticeRegion } from "../layouts/notice-region.tsx";
import { PageLayout } from "../layouts/page-layout.tsx";
import { StoreHydration } from "../layouts/store-hydration.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";
import { ScrollKeeper } from "../routing/scroll-keeper.tsx";
import { useCart } from "../state/cart-store.ts";
import { useFavorites } from "../state/favorites-store.ts";
import { usePlace } from "../state/place-store.ts";
import type { ShopView } from "../state/shop.ts";
import { ShopProvider } from "../state/shop-context.tsx";
import { useUser } from "../state/user-store.ts";
import { errorHead } from "./error-head.ts";
import { usePageLayout } from "./use-page-layout.ts";

/** Stores that the first page shows something of. */
const firstStores = [usePlace, useCart, useUser, useFavorites];

/** The frame of every page: joins layout, features and modals. */
export function Root() {
  const shop = useLoaderData<ShopView>();
  return (
    <ShopProvider shop={shop}>
      <LinkListener>
        <LazyWelcome />
        <PageLayout
          {...usePageLayout(shop)}
          placeLine={<PlaceLine />}
          cartPanel={<LazyCartColumn />}
          cartBar={<LazyCartBar />}
        >
          <Outlet />
        </PageLayout>
        <ModalHost />
        <NoticeRegion />
      </LinkListener>
      <DocumentHead errorHead={errorHead} />
      <StoreHydration stores={firstStores} />
      <CartRules />
      <LazySyncs />
      <LazyAccount />
      <LazyLiveOrders />
      <LazyOutside />
      <LazyDevice />
      <LazyPopups />
      <ScrollKeeper />
    </ShopProvider>
  );
}
