import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { liveOrdersSlot } from "../features/orders/live/live-orders-slot.ts";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useIsLoading } from "../routing/hooks.ts";
import { PendingLine } from "../ui/text/pending-line.tsx";
import { LazyCartSkips } from "./cart/lazy-cart.tsx";
import type { LayoutProps } from "./layout-props.ts";
import styles from "./page-layout.module.css";
import type { LayoutName } from "./pick-layout.ts";

export interface PageLayoutProps {
  readonly name: LayoutName;
  readonly Layout: ComponentType<LayoutProps>;
  /** Whether the page has the cart. */
  readonly hasCart: boolean;
  /**
   * Whether a wide screen shows it beside the page. Otherwise it is a bar on every screen
   * (`cart_button_as_app`).
   */
  readonly hasCartColumn: boolean;
  readonly placeLine: ReactNode;
  readonly cartPanel: ReactNode;
  readonly cartBar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page in its layout. */
export function PageLayout({ name, Layout, placeLine, children, ...cart }: PageLayoutProps) {
  const cartPanel = cart.hasCartColumn ? cart.cartPanel : null;
  const liveOrders = <div id={liveOrdersSlot} />;
  const bars = cart.hasCart && (
    <div className={styles["bars"]} data-bar="">
      {liveOrders}
      <div data-cart-bar="">{cart.cartBar}</div>
    </div>
  );
  const { t } = useI18n();
  return (
    <div className={styles["layout"]} data-layout={name}>
      <a href="#content" className={styles["skip"]}>
        {t("site.skip")}
      </a>
      {cart.hasCart && <LazyCartSkips />}
      <PagePending />
      <Layout placeLine={placeLine} cartPanel={cartPanel} cartBar={bars || null}>
        {children}
      </Layout>
      {/* Checkout and order have their own bar at the bottom, so the active order ends the page there. */}
      {!cart.hasCart && liveOrders}
    </div>
  );
}

/** A navigation faster than this, in milliseconds, shows no line. */
const quick = 120;

/** A thin line while the next page loads. */
function PagePending() {
  const isLoading = useIsLoading();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), quick);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow ? <PendingLine /> : null;
}
