import { useI18n } from "../../i18n/i18n-context.tsx";
import { useIsOnline } from "../../platform/connection/connection.ts";
import { useServerAway } from "../../platform/connection/server-away.ts";
import styles from "./device-bars.module.css";

/**
 * Shows on every page that the device is offline, unless a notice of the page does. Hidden when it is online
 * again.
 */
export function OfflineBar() {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const isAway = useServerAway(({ waiting }) => waiting > 0);
  return (
    <div role="status" className={styles["region"]}>
      {!isOnline && !isAway && <p className={styles["offline"]}>{t("site.offline")}</p>}
    </div>
  );
}
