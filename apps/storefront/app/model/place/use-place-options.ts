import { useCallback, useEffect, useState } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { fetchPayload } from "../../platform/api/payload.ts";
import { useAskAgain } from "../../platform/connection/connection.ts";
import { pause } from "../../platform/connection/pause.ts";
import { adoptShopClock, shopNow } from "../shop/shop-clock.ts";
import { useShop } from "../shop/shop-context.tsx";
import type { PlaceOptions } from "./place-options.ts";

export interface Loaded<Data> {
  readonly data: Data | null;
  readonly status: "pending" | "success" | "error";
  readonly retry: () => void;
}

/** How long the dialog waits for what staff decided. */
const longestMs = 2_000;

/** Zones, points and hours. Loaded when the component mounts, and again after a reconnection (STATE-1). */
export function usePlaceOptions(): Loaded<PlaceOptions> {
  const i18n = useI18n();
  const { revision } = useShop();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Pick<Loaded<PlaceOptions>, "data" | "status">>({ data: null, status: "pending" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try and a new revision ask again; texts are those of the page
  useEffect(() => {
    const stop = new AbortController();
    setState(({ data }) => ({ data, status: "pending" }));
    const load = async () => {
      const data = await fetchPayload<PlaceOptions>("place-options", "/place-options", stop.signal);
      adoptShopClock(data.now);
      const unmarked = pause(longestMs, stop.signal).then(() => data);
      return Promise.race([withPresent(data, i18n, stop.signal).catch(() => data), unmarked]);
    };
    load().then(
      (data) => {
        if (!stop.signal.aborted) setState({ data, status: "success" });
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

/** Pages are cached, so they do not say what staff decided. Without an answer the quote still refuses a closed branch. */
async function withPresent(options: PlaceOptions, i18n: I18n, signal: AbortSignal): Promise<PlaceOptions> {
  const [{ branchesNow, withBranchesNow }] = await Promise.all([import("./branches-now.ts"), laterMessages()]);
  return withBranchesNow(options, await branchesNow(options, i18n.language, signal), i18n, shopNow());
}
