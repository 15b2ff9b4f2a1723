import { useI18n } from "../../i18n/i18n-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./search-link.module.css";

/** Link to the search. Its keyboard shortcuts are active once the page is idle (use-search-key.ts). */
export function SearchLink() {
  const { t } = useI18n();
  return (
    <a href="/search" className={styles["search"]} aria-label={t("site.search")} aria-keyshortcuts="Control+K Meta+K">
      <Icon name="search" />
    </a>
  );
}
