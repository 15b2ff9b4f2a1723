import { useEffect, useState } from "react";
import type { PopupOptions } from "../../../model/content/popups.ts";
import { adoptShopClock } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { fetchPayload } from "../../../platform/api/payload.ts";

/**
 * The shop's popups and hours. Null until loaded. Without an answer nothing opens, and the failure is logged.
 */
export function usePopupOptions(): PopupOptions | null {
  const { hasPopups, revision } = useShop();
  const [options, setOptions] = useState<PopupOptions | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision asks again
  useEffect(() => {
    if (!hasPopups) return;
    const stop = new AbortController();
    fetchPayload<PopupOptions>("popups", "/popups", stop.signal).then(
      (answer) => {
        adoptShopClock(answer.now);
        setOptions(answer);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) console.warn("loading the popups failed; none is shown", error);
      },
    );
    return () => stop.abort();
  }, [hasPopups, revision]);
  return options;
}
