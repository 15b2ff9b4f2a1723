import type { ReactNode } from "react";
import { useMatches, useNavigation } from "react-router";
import type { RouteHandle } from "../build-routes.ts";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useShop } from "../state/shop-context.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./page-layout.module.css";
import { pickLayout } from "./pick-layout.ts";

export interface PageLayoutProps {
  /** Where the dinner goes, in the header. */
  readonly placeLine: ReactNode;
  /** The cart beside the page, on a wide screen. */
  readonly cartPanel: ReactNode;
  /** The cart's sum below the page, on a phone. */
  readonly cartBar: ReactNode;
  readonly children: ReactNode;
}

/** Pages that need their whole width, and bring their own summary of the cart. */
const routesWithoutCart = ["order", "order-id"];

/** The frame around a page by its layout: header, content, cart, footer. */
export function PageLayout({ placeLine, cartPanel, cartBar, children }: PageLayoutProps) {
  const { t } = useI18n();
  const shop = useShop();
  const routeName = useRouteName();
  const hasCart = routeName === undefined || !routesWithoutCart.includes(routeName);
  return (
    <div className={styles["layout"]} data-layout={pickLayout(shop.pageType, routeName)}>
      <a href="#content" className={styles["skip"]}>
        {t("site.skip")}
      </a>
      <PendingBar />
      <Header placeLine={placeLine} />
      <div className={styles["columns"]}>
        <main id="content" tabIndex={-1} className={styles["content"]}>
          {children}
        </main>
        {hasCart && <aside className={styles["cart"]}>{cartPanel}</aside>}
      </div>
      <Footer />
      {hasCart && <div className={styles["bar"]}>{cartBar}</div>}
    </div>
  );
}

function useRouteName() {
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  return handle?.name;
}

/** A thin line while the next page is on its way. */
function PendingBar() {
  const { state } = useNavigation();
  return state === "loading" ? <div className={styles["pending"]} role="presentation" /> : null;
}
