import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { hearOfOrder } from "../../../model/account/push-device.ts";
import { usePushDevice } from "../../../model/account/use-push-device.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./push-offer.module.css";

export interface PushOfferProps {
  readonly id: number;
  readonly accessKey: string | null;
}

/**
 * Offers to tell this device of the order's stages. Only here, where there is an order: nobody is asked
 * before. A device that agreed once hears of this order too.
 */
export function PushOffer({ id, accessKey }: PushOfferProps) {
  const { t, language } = useI18n();
  const { standing, busy, hear, stop } = usePushDevice();
  const isOn = standing === "on";
  useEffect(() => {
    // Without an answer the page keeps itself true anyway.
    if (isOn) hearOfOrder({ id, accessKey }, language).catch(() => undefined);
  }, [isOn, id, accessKey, language]);
  if (standing === "unavailable") return null;
  return (
    <div className={styles["offer"]}>
      {isOn && <p role="status">{t("push.on")}</p>}
      {isOn ? (
        <Button look="quiet" size="s" busy={busy} onClick={stop}>
          {t("push.stop")}
        </Button>
      ) : (
        <Button look="quiet" size="s" busy={busy} onClick={() => hear({ id, accessKey })}>
          {t("push.offer")}
        </Button>
      )}
    </div>
  );
}
