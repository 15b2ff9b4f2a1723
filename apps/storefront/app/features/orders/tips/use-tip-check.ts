import type { OrderTips } from "@skatert/contract";
import type { OrderId } from "@skatert/domain";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { watchTip } from "./tip-watch.ts";

/** A payment page opened longer ago is not awaited. */
const recentMs = 15 * 60_000;

export interface TipCheckProps {
  readonly orderId: OrderId;
  readonly accessKey: string | null;
  readonly tips: OrderTips;
  /** The shop's clock, milliseconds. */
  readonly now: number;
  readonly onSettled: () => Promise<void>;
}

/**
 * After the payment page the gateway may not have reported yet, so it polls for half a minute. Returns
 * whether it is polling.
 */
export function useTipCheck({ orderId, accessKey, tips, now, onSettled }: TipCheckProps): boolean {
  const { language } = useI18n();
  const newest = tips.tips.at(-1);
  const isAwaited = newest?.state === "created" && now - newest.at < recentMs;
  const [isOver, setOver] = useState(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const awaited = isAwaited ? newest.id : null;
  useEffect(() => {
    if (awaited === null) return;
    return watchTip({
      async look() {
        const calls = await api.tips(language);
        const found = await calls.ofOrder(orderId, accessKey, true);
        return found.ok && found.value.tips.find(({ id }) => id === awaited)?.state !== "created";
      },
      onSettled: () => settled.current(),
      onGivenUp: () => setOver(true),
    });
  }, [awaited, orderId, accessKey, language]);
  return isAwaited && !isOver;
}
