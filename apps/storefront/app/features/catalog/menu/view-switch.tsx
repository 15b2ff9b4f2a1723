import { useI18n } from "../../../i18n/i18n-context.tsx";
import { ChipLink } from "../../../ui/lists/chip.tsx";
import styles from "./view-switch.module.css";

/** The catalogue's two variants as links: tiles or a printed list (ROUTE-6). */
export function ViewSwitch({ current }: { readonly current: "tiles" | "list" }) {
  const { t } = useI18n();
  return (
    <nav aria-label={t("site.menu")} className={styles["switch"]}>
      <ChipLink href="/CategoriesPage" aria-current={current === "tiles" ? "page" : undefined}>
        {t("catalog.custom.asTiles")}
      </ChipLink>
      <ChipLink href="/catalog/custom" aria-current={current === "list" ? "page" : undefined}>
        {t("catalog.custom.asList")}
      </ChipLink>
    </nav>
  );
}
