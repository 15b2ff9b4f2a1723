import { useParams } from "react-router";
import { GuestPage } from "../features/guests/guest-page.tsx";
import { GuestsScreen } from "../features/guests/guests-screen.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import styles from "./page.module.css";

export function Guests() {
  const { t } = useI18n();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{t("guests.title")}</h1>
      <GuestsScreen />
    </main>
  );
}

/** The page of one guest, by account or number. */
export function Guest() {
  const { id = "" } = useParams();
  return (
    <main className={styles.page}>
      <GuestPage key={id} id={id} />
    </main>
  );
}
