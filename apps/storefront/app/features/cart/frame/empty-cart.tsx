import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./cart-panel.module.css";

/**
 * The empty cart beside the page. `quiet`: a placeholder while the cart loads. `children`: a way to fill it.
 */
export function EmptyCart({ quiet, children }: { readonly quiet?: boolean; readonly children?: ReactNode }) {
  const { t } = useI18n();
  const hydrating = useHydrating();
  return (
    <section aria-label={t("cart.title")} className={styles["panel"]}>
      <header className={styles["header"]}>
        <h2 className={styles["title"]}>{t("cart.title")}</h2>
      </header>
      <div className={styles["empty"]} data-quiet={hydrating || quiet || undefined}>
        <span className={styles["mark"]}>
          <Icon name="cart" size={32} />
        </span>
        <p className={styles["emptyTitle"]}>{t("cart.empty")}</p>
        <p className={styles["emptyText"]}>{t("cart.emptyText")}</p>
        {children}
      </div>
    </section>
  );
}
