import { CategorySide } from "../features/catalog/sections/category-side.tsx";
import { Footer } from "./header/footer.tsx";
import { Header } from "./header/header.tsx";
import { useSideEntries } from "./header/use-side-entries.ts";
import { cartColumnId, type LayoutProps } from "./layout-props.ts";
import styles from "./samokat-layout.module.css";

/**
 * A grocery: a rail of section pictures at the left, goods in the middle, the cart at the right (LAYOUT-2).
 */
export function SamokatLayout({ placeLine, cartPanel, cartBar, children }: LayoutProps) {
  const entries = useSideEntries({ pictured: true });
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
        {cartBar && (
          <div className={styles["rail"]}>
            <CategorySide entries={entries} />
          </div>
        )}
        <main id="content" tabIndex={-1} className={styles["content"]}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
