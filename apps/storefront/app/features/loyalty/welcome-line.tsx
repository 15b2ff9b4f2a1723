import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { Icon } from "../../ui/icons.tsx";
import { useWelcome } from "./use-welcome.ts";
import styles from "./welcome-line.module.css";

/**
 * Shows an invited friend the reward of the first order. A guest gets a link to the sign-in, because the
 * reward requires an account.
 */
export function WelcomeLine() {
  const { t } = useI18n();
  const isGuest = useUser(({ user }) => user === null);
  const points = useWelcome();
  if (points === 0) return null;
  return (
    <aside className={styles["line"]}>
      <Icon name="gift" size={18} />
      <span>{t("referral.welcome", { count: points })}</span>
      {isGuest && (
        <button type="button" className={styles["door"]} onClick={() => openModal("auth", {})}>
          {t("auth.signIn")}
        </button>
      )}
    </aside>
  );
}
