import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { liveOrdersSlot } from "../features/orders/live/live-orders-slot.ts";
import { useI18n } from "../i18n/i18n-context.tsx";
import { openModal } from "../model/page/modals.ts";
import { useIsLoading } from "../routing/hooks.ts";
import { PendingLine } from "../ui/text/pending-line.tsx";
import { skipsId } from "../ui/to-skips.tsx";
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

const contentAnchor = "#content";

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
      <a id={skipsId} href={contentAnchor} className={styles["skip"]}>
        {t("site.skip")}
      </a>
      {cart.hasCart && (
        <>
          <a href={contentAnchor} className={styles["skip"]} onClick={toSections}>
            {t("site.categories")}
          </a>
          <LazyCartSkips />
        </>
      )}
      <PagePending />
      <Layout placeLine={placeLine} cartPanel={cartPanel} cartBar={bars || null}>
        {children}
      </Layout>
      {/* Checkout and order have their own bar at the bottom, so the active order ends the page there. */}
      {!cart.hasCart && liveOrders}
    </div>
  );
}

/** Focuses the page's list of sections, or opens the list of all of them. Without script: the content. */
function toSections(event: MouseEvent): void {
  event.preventDefault();
  const lists = [...document.querySelectorAll<HTMLElement>("[data-sections]")];
  const list = lists.find((each) => each.checkVisibility());
  if (list) list.focus();
  else openModal("categories");
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
