import { Link } from "react-router";
import { useI18n } from "../i18n/i18n-context.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import styles from "./page.module.css";

export function NotFound() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <EmptyState
        title={t("notFound.title")}
        text={t("notFound.text")}
        action={
          <Link to="/" className={styles.link ?? ""}>
            {t("toBoard")}
          </Link>
        }
      />
    </main>
  );
}
