import { Outlet, ScrollRestoration, useLoaderData } from "react-router";
import { CartBar } from "../features/cart/cart-bar.tsx";
import { CartPanel } from "../features/cart/cart-panel.tsx";
import { PlaceLine } from "../features/delivery/place-line.tsx";
import { DocumentHead } from "../layouts/document-head.tsx";
import { LinkListener } from "../layouts/link-listener.tsx";
import { ModalHost } from "../layouts/modal-host.tsx";
import { NoticeRegion } from "../layouts/notice-region.tsx";
import { PageLayout } from "../layouts/page-layout.tsx";
import { StoreHydration } from "../layouts/store-hydration.tsx";
import type { ShopView } from "../state/shop.ts";
import { ShopProvider } from "../state/shop-context.tsx";

/** The frame of every page: joins layout, features and modals. */
export function Root() {
  const shop = useLoaderData<ShopView>();
  return (
    <ShopProvider shop={shop}>
      <LinkListener>
        <PageLayout placeLine={<PlaceLine />} cartPanel={<CartPanel />} cartBar={<CartBar />}>
          <Outlet />
        </PageLayout>
        <ModalHost />
        <NoticeRegion />
      </LinkListener>
      <DocumentHead />
      <StoreHydration />
      <ScrollRestoration />
    </ShopProvider>
  );
}
