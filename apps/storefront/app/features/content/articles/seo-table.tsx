import { useI18n } from "../../../i18n/i18n-context.tsx";
import styles from "./seo-table.module.css";

export interface SeoRow {
  readonly url: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export interface SeoTableProps {
  readonly title: string;
  readonly rows: readonly SeoRow[];
}

/** Addresses of one kind with their metadata. Renders nothing for a kind that the shop lacks. */
export function SeoTable({ title, rows }: SeoTableProps) {
  const { t } = useI18n();
  if (rows.length === 0) return null;
  return (
    <section className={styles["group"]}>
      <h2>{title}</h2>
      <ul className={styles["rows"]}>
        {rows.map(({ url, name, title: seoTitle, description, keywords }) => (
          <li key={url} className={styles["row"]}>
            <a href={url}>{name}</a>
            <div>
              {seoTitle && <p>{seoTitle}</p>}
              {description && <p className={styles["soft"]}>{description}</p>}
              {keywords && <p className={styles["soft"]}>{t("seoData.keywords", { keywords })}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
