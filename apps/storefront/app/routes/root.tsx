import { CartRules } from "../features/cart/lines/cart-rules.tsx";
import { PlaceLine } from "../features/delivery/place/place-line.tsx";
import { LazyDevice } from "../features/device/lazy-device.tsx";
import { LazyCartBar, LazyCartColumn, LazySyncs } from "../layouts/cart/lazy-cart.tsx";
import { DocumentHead } from "../layouts/error/document-head.tsx";
import { LazyAccount, LazyDishMarks, LazyWelcome } from "../layouts/idle/lazy-account.tsx";
import { LazyLiveOrders } from "../layouts/idle/lazy-live-orders.tsx";
import { LazyOutside } from "../layouts/idle/lazy-outside.tsx";
import { LazyPopups } from "../layouts/idle/lazy-popups.tsx";
import { LinkListener } from "../layouts/idle/link-listener.tsx";
import { StoreHydration } from "../layouts/idle/store-hydration.tsx";
import { ModalHost } from "../layouts/modals/modal-host.tsx";
import { NoticeRegion } from "../layouts/notices/notice-region.tsx";
import { PageLayout } from "../layouts/page-layout.tsx";
import { useDiet } from "../model/account/diet-store.ts";
import { useUser } from "../model/account/user-store.ts";
import { useCart } from "../model/cart/cart-store.ts";
import { useFavorites } from "../model/catalog/favorites-store.ts";
import { usePlace } from "../model/place/place-store.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { ShopProvider } from "../model/shop/shop-context.tsx";
import { useLoaderData } from "../routing/hooks.ts";
import { Outlet } from "../routing/router-view.tsx";
import { ScrollKeeper } from "../routing/scroll-keeper.tsx";
import { errorHead } from "./error-head.ts";
import { usePageLayout } from "./use-page-layout.ts";

/** Stores that the first page renders. */
const firstStores = [usePlace, useCart, useUser, useFavorites, useDiet];

/** Frame of every page: combines layout, features and modals. */
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
      <LazyDishMarks />
      <LazyLiveOrders />
      <LazyOutside />
      <LazyDevice />
      <LazyPopups />
      <ScrollKeeper />
    </ShopProvider>
  );
}
