import { CategorySide, type SideEntry } from "../features/catalog/sections/category-side.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useScrollToCurrent } from "../ui/browser/use-scroll-to-current.ts";
import styles from "./catalog-layout.module.css";
import { Footer } from "./header/footer.tsx";
import { Header } from "./header/header.tsx";
import { useSideEntries } from "./header/use-side-entries.ts";
import { cartColumnId, type LayoutProps } from "./layout-props.ts";

export interface CatalogLayoutProps extends LayoutProps {
  /** Navigation between sections: tiles above the page, a list beside it, or both. */
  readonly arrangement: "tiles" | "side" | "both";
}

/**
 * The catalogue's sections on every page of it (LAYOUT-3). With only the list, the page also fills the cart's
 * column, and the cart is a bar.
 */
export function CatalogLayout({ arrangement, placeLine, cartPanel, cartBar, children }: CatalogLayoutProps) {
  const entries = useSideEntries({ pictured: true });
  const hasColumn = arrangement !== "side";
  return (
    <>
      <Header placeLine={placeLine} />
      {cartBar && (
        <div className={styles["bar"]} data-always={!hasColumn || undefined}>
          {cartBar}
        </div>
      )}
      {arrangement !== "side" && <TileStrip entries={entries} />}
      <div className={styles["columns"]} data-arrangement={arrangement}>
        {hasColumn && cartPanel && (
          <aside id={cartColumnId} tabIndex={-1} className={styles["cart"]}>
            {cartPanel}
          </aside>
        )}
        {arrangement !== "tiles" && (
          <div className={styles["side"]}>
            <CategorySide entries={entries.map((entry) => ({ ...entry, image: null }))} />
          </div>
        )}
        <main id="content" tabIndex={-1} className={styles["content"]} data-wide={arrangement === "side" || undefined}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}

/** All sections as small tiles in a row. */
function TileStrip({ entries }: { readonly entries: readonly SideEntry[] }) {
  const { t } = useI18n();
  const row = useScrollToCurrent<HTMLElement>(entries.find(({ isCurrent }) => isCurrent)?.id);
  return (
    <nav ref={row} aria-label={t("catalog.all")} data-sections="" tabIndex={-1} className={styles["strip"]}>
      {entries.map(({ id, name, url, image, isCurrent }) => (
        <a key={id} href={url} aria-current={isCurrent || undefined}>
          {image && <img src={image} alt="" width={72} height={72} />}
          {name}
        </a>
      ))}
    </nav>
  );
}
