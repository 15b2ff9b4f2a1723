import { useI18n } from "../../i18n/i18n-context.tsx";
import { useIsOnline } from "../../state/connection.ts";
import styles from "./device-bars.module.css";

/** Says on every page that there is no connection; goes by itself when there is one again. */
export function OfflineBar() {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles["region"]}>
      {!isOnline && <p className={styles["offline"]}>{t("site.offline")}</p>}
    </div>
  );
}
