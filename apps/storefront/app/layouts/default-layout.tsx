import { Footer } from "./header/footer.tsx";
import { Header } from "./header/header.tsx";
import { cartColumnId, type LayoutProps } from "./layout-props.ts";
import styles from "./page-layout.module.css";

/** The content, with the cart beside it on a wide screen or as a bar on a phone (LAYOUT-1). */
export function DefaultLayout({ placeLine, cartPanel, cartBar, children }: LayoutProps) {
  return (
    <>
      <Header placeLine={placeLine} />
      {cartBar && <div className={styles["bar"]}>{cartBar}</div>}
      <div className={styles["columns"]}>
        {cartPanel && (
          <aside id={cartColumnId} tabIndex={-1} className={styles["cart"]}>
            {cartPanel}
          </aside>
        )}
        <main id="content" tabIndex={-1} className={styles["content"]}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
