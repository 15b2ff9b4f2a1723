import { use } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./device-bars.module.css";
import { takeNewBuild, useNewBuild } from "./new-build.ts";

/**
 * Offers a newer version of the shop without interrupting. Nothing is reloaded without consent, and the cart
 * stays (STATE-9).
 */
export function UpdatePrompt() {
  const isOffered = useNewBuild(({ isOffered }) => isOffered);
  return isOffered ? <Offer /> : null;
}

function Offer() {
  use(laterMessages());
  const { t } = useI18n();
  return (
    <section role="status" className={styles["update"]}>
      <p>{t("device.update.text")}</p>
      <div className={styles["buttons"]}>
        <Button look="quiet" onClick={() => useNewBuild.setState({ isOffered: false })}>
          {t("device.update.later")}
        </Button>
        <Button onClick={() => void takeNewBuild()}>{t("device.update.now")}</Button>
      </div>
    </section>
  );
}
