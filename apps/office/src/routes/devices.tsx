import { DevicesScreen } from "../features/devices/devices-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function Devices() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("devices.title")}</h1>
      <DevicesScreen />
    </main>
  );
}
