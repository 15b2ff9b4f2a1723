import { useI18n } from "../../i18n/i18n-context.tsx";
import { useIsOnline } from "../../platform/connection/connection.ts";
import { useServerAway } from "../../platform/connection/server-away.ts";
import styles from "./device-bars.module.css";

/** Says on every page that there is no connection, unless a notice of the page says so; hidden once there is one again. */
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
