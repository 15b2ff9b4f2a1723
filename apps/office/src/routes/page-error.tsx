import { useI18n } from "../i18n/i18n-context.tsx";
import { isNoAnswer } from "../platform/api/office-error.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import styles from "./page.module.css";

/** A failed page: offline, a server fault, or an error of the office. The rest of the office stays. */
export function PageError({ error }: { readonly error: unknown }) {
  const { t } = useI18n();
  const away = isNoAnswer(error);
  return (
    <main className={styles.page}>
      <ErrorState
        isPage
        title={t(away ? "error.away.title" : "error.title")}
        text={t(away ? "error.away.text" : "error.text")}
        retryLabel={t("retry")}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
