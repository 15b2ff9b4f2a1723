import { groupOrderChannel, REALTIME_EVENTS } from "@skatert/contract";
import { useEffect } from "react";
import { refreshGroup } from "../../model/group-order/group-calls.ts";
import { useGroup } from "../../model/group-order/group-store.ts";
import { useShop } from "../../model/shop/shop-context.tsx";

/**
 * Polling interval of the group order while its channel is not connected, or after a failure, milliseconds.
 */
const pollMs = 8_000;
/** Events of this period share one request. The delay is random, so that not all pages send it at once. */
const quietMs = 150;
const spreadMs = 300;

type Realtime = ReturnType<typeof useShop>["realtime"];

/** Keeps the data of this browser's group order up to date while the page is visible. */
export function useGroupWatch(id: string | null): void {
  const { realtime } = useShop();
  const address = realtime === null ? null : JSON.stringify(realtime);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load of the page brings an equal address in another object
  useEffect(() => (id === null ? undefined : watchGroup(id, realtime)), [id, address]);
}

function watchGroup(id: string, realtime: Realtime): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isHeard = false;
  let askTimer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (document.visibilityState !== "visible") return;
    void refreshGroup(id, signal);
  };
  const onChange = () => {
    clearTimeout(askTimer);
    askTimer = setTimeout(ask, quietMs + Math.random() * spreadMs);
  };
  // A failed request is repeated by the timer, because no event is sent for it.
  const timer = setInterval(() => (!isHeard || useGroup.getState().isUnreached) && ask(), pollMs);
  document.addEventListener("visibilitychange", ask, { signal });
  window.addEventListener("online", ask, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    clearTimeout(askTimer);
  });
  const onConnected = (isConnected: boolean) => {
    isHeard = isConnected;
  };
  // Without the library the group order is polled.
  listen(id, { realtime, signal, onChange, onConnected }).catch(() => undefined);
  ask();
  return () => stop.abort();
}

interface Listening {
  readonly realtime: Realtime;
  readonly signal: AbortSignal;
  readonly onChange: () => void;
  readonly onConnected: (isConnected: boolean) => void;
}

async function listen(id: string, { realtime, signal, ...handlers }: Listening): Promise<void> {
  if (realtime === null) return;
  const { listenToChannel } = await import("../../model/realtime/realtime-client.ts");
  if (signal.aborted) return;
  const events = [REALTIME_EVENTS.groupOrderChanged];
  const unlisten = listenToChannel({ realtime, channel: groupOrderChannel(id), events, ...handlers });
  signal.addEventListener("abort", unlisten);
}
