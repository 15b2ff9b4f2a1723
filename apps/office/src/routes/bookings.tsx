import { BookingsScreen } from "../features/bookings/bookings-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { useShownBranch } from "../platform/session/shown-branch.ts";
import { BranchChoice } from "./frame/branch-choice.tsx";
import styles from "./page.module.css";

export function Bookings() {
  const { t } = useI18n();
  const branch = useShownBranch();
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t("booking.title")}</h1>
        <BranchChoice />
      </div>
      <BookingsScreen key={branch.id} />
    </main>
  );
}
