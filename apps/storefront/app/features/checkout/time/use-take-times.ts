import type { TakeTimeOption } from "@skatert/contract";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { methodOf, type Place } from "../../../model/place/place.ts";
import { api } from "../../../platform/api/api.ts";

export interface TakeTimes {
  readonly options: readonly TakeTimeOption[];
  readonly status: "idle" | "pending" | "success" | "error";
  readonly retry: () => void;
}

/** Slots of the place's branch, requested while `isWanted` (STATE-1). */
export function useTakeTimes(place: Place, isWanted: boolean): TakeTimes {
  const { language } = useI18n();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<TakeTimes, "retry">>({ options: [], status: "idle" });
  const { warehouseId } = place;
  const method = methodOf(place);
  const zoneId = place.kind === "delivery" ? place.terms.zoneId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    setState(({ options }) => ({ options, status: "pending" }));
    const ask = async () => {
      const checkout = await api.checkout(language);
      const result = await checkout.takeTimes({ warehouseId, method, zoneId }, stop.signal);
      setState(result.ok ? { options: result.value, status: "success" } : { options: [], status: "error" });
    };
    ask().catch(() => {
      if (!stop.signal.aborted) setState({ options: [], status: "error" });
    });
    return () => stop.abort();
  }, [isWanted, warehouseId, method, zoneId, language, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
