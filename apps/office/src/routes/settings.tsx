import { SettingsScreen } from "../features/settings/settings-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { BranchChoice } from "./frame/branch-choice.tsx";
import styles from "./page.module.css";

export function Settings() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t("settings.title")}</h1>
        <BranchChoice />
      </div>
      <SettingsScreen />
    </main>
  );
}
