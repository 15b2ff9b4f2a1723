import { PhoneScreen } from "../features/phone/phone-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { BranchChoice } from "./frame/branch-choice.tsx";
import styles from "./page.module.css";

export function Phone() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t("phone.order.title")}</h1>
        <BranchChoice />
      </div>
      <PhoneScreen />
    </main>
  );
}
