import { useI18n } from "../../i18n/i18n-context.tsx";
import { buttonClass } from "../button.tsx";
import styles from "./pages-nav.module.css";

export interface PagesNavProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Address of the list. Its pages are `?page=`. */
  readonly path: string;
  /** Earlier entries are not shown. */
  readonly isCut?: boolean | undefined;
}

/** Navigation between the pages of a history, newest first. Renders nothing for a single page. */
export function PagesNav({ page, pages, path, isCut }: PagesNavProps) {
  const { t } = useI18n();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("history.pages")} className={styles["pages"]}>
      {page > 1 && (
        <a href={page === 2 ? path : `${path}?page=${page - 1}`} className={buttonClass("outline")}>
          {t("history.newer")}
        </a>
      )}
      <span className={styles["where"]}>{t("history.page", { page, pages })}</span>
      {page < pages && (
        <a href={`${path}?page=${page + 1}`} className={buttonClass("outline")}>
          {t("history.older")}
        </a>
      )}
      {isCut && <p className={styles["end"]}>{t("history.end")}</p>}
    </nav>
  );
}
