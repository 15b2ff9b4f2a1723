import type { OrderId, TipWish } from "@skatert/domain";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { api } from "../../../platform/api/api.ts";
import { type TipAttempt, tipAttempt } from "./tip-attempt.ts";
import { failedTip, refusedTip } from "./tip-failure.ts";

/** Opens the payment page of a tip. `failure` tells why it did not and what to do. */
export function useSendTip(orderId: OrderId, accessKey: string | null, onSettled: () => Promise<void>) {
  const { language } = useI18n();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PlainKey | null>(null);
  const unanswered = useRef<TipAttempt | null>(null);
  useEffect(() => {
    // After Back from the payment page the browser may show this page in its earlier state.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  const send = async (wish: TipWish) => {
    setBusy(true);
    setFailure(null);
    const attempt = tipAttempt(unanswered.current, wish);
    unanswered.current = attempt;
    const result = await api
      .tips(language)
      .then((tips) => tips.start(orderId, accessKey, wish, attempt.key))
      .catch(failedTip);
    if (typeof result === "string") setFailure(result);
    else {
      unanswered.current = null;
      if (result.ok && result.value !== null) return window.location.assign(result.value);
      if (result.ok) await onSettled();
      else setFailure(refusedTip(result));
    }
    setBusy(false);
  };
  return { busy, failure, send };
}
