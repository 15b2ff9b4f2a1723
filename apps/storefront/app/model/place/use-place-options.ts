import { useCallback, useEffect, useState } from "react";
import { fetchPayload } from "../../platform/api/payload.ts";
import { useAskAgain } from "../../platform/connection/connection.ts";
import { adoptShopClock } from "../shop/shop-clock.ts";
import { useShop } from "../shop/shop-context.tsx";
import type { PlaceOptions } from "./place-options.ts";

export interface Loaded<Data> {
  readonly data: Data | null;
  readonly status: "pending" | "success" | "error";
  readonly retry: () => void;
}

/** Zones, points and hours. Loaded when the component mounts, and again after a reconnection (STATE-1). */
export function usePlaceOptions(): Loaded<PlaceOptions> {
  const { revision } = useShop();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Pick<Loaded<PlaceOptions>, "data" | "status">>({ data: null, status: "pending" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try and a new revision ask again
  useEffect(() => {
    const stop = new AbortController();
    setState(({ data }) => ({ data, status: "pending" }));
    fetchPayload<PlaceOptions>("place-options", "/place-options", stop.signal).then(
      (data) => {
        adoptShopClock(data.now);
        setState({ data, status: "success" });
      },
      () => {
        if (!stop.signal.aborted) setState(({ data }) => ({ data, status: "error" }));
      },
    );
    return () => stop.abort();
  }, [tries, revision]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  useAskAgain(state.status, retry);
  return { ...state, retry };
}
