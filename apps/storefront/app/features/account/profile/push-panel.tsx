import { useI18n } from "../../../i18n/i18n-context.tsx";
import { usePushDevice } from "../../../model/account/use-push-device.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./push-panel.module.css";

/** Turns off notifications on this device. They are offered only beside an order. */
export function PushPanel() {
  const { t } = useI18n();
  const { standing, busy, stop } = usePushDevice();
  if (standing !== "on") return null;
  return (
    <Panel>
      <div className={styles["row"]}>
        <div>
          <h2 className={styles["title"]}>{t("push.device")}</h2>
          <p className={styles["note"]}>{t("push.deviceText")}</p>
        </div>
        <Button look="tint" size="s" busy={busy} onClick={stop}>
          {t("push.turnOff")}
        </Button>
      </div>
    </Panel>
  );
}
