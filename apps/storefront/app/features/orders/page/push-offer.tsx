import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { subscribePush } from "../../../model/account/push-device.ts";
import { usePushDevice } from "../../../model/account/use-push-device.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./push-offer.module.css";

export interface PushOfferProps {
  readonly id: number;
  readonly accessKey: string | null;
}

/**
 * Offers push notifications for the order's stages. The offer is only on an order's page. A device that
 * agreed once is also subscribed to this order.
 */
export function PushOffer({ id, accessKey }: PushOfferProps) {
  const { t, language } = useI18n();
  const { standing, busy, hear, stop } = usePushDevice();
  const isOn = standing === "on";
  useEffect(() => {
    // Ignore a failure, because the page updates itself.
    if (isOn) subscribePush({ id, accessKey }, language).catch(() => undefined);
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
