import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { notify } from "../../platform/notices.ts";
import { type PushOrder, type PushStanding, pushStanding, subscribePush, unsubscribePush } from "./push-device.ts";

export interface PushDevice {
  readonly standing: PushStanding;
  readonly busy: boolean;
  readonly hear: (order: PushOrder) => void;
  readonly stop: () => void;
}

/** Whether this device is subscribed to orders, with a setter. "unavailable" until the check ends. */
export function usePushDevice(): PushDevice {
  const { t, language } = useI18n();
  const [standing, setStanding] = useState<PushStanding>("unavailable");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    pushStanding()
      .then((found) => !isGone && setStanding(found))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  const change = async (work: Promise<PushStanding>) => {
    setBusy(true);
    try {
      setStanding(await work);
    } catch {
      notify(t("push.failed"), "danger");
    } finally {
      setBusy(false);
    }
  };
  return {
    standing,
    busy,
    hear: (order) => void change(subscribePush(order, language)),
    stop: () => void change(unsubscribePush(language)),
  };
}
