import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LayoutProps } from "./layout-props.ts";
import styles from "./page-layout.module.css";

/** The content, and the cart beside it on a wide screen or as a bar on a phone (LAYOUT-1). */
export function DefaultLayout({ placeLine, cartPanel, cartBar, children }: LayoutProps) {
  return (
    <>
      <Header placeLine={placeLine} />
      <div className={styles["columns"]}>
        <main id="content" tabIndex={-1} className={styles["content"]}>
          {children}
        </main>
        {cartPanel && <aside className={styles["cart"]}>{cartPanel}</aside>}
      </div>
      <Footer />
      {cartBar && <div className={styles["bar"]}>{cartBar}</div>}
    </>
  );
}
