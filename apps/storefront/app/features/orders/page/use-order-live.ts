import { isFinal, type OrderStage } from "@skatert/domain";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useRefresh } from "../../../routing/hooks.ts";
import { useAskingAgain } from "./use-asking-again.ts";

export interface LiveOrder {
  readonly id: number;
  readonly key: string | null;
  readonly stage: OrderStage;
}

/**
 * Keeps an order's page up to date: it reloads at each event, on return to the page, on reconnection, and
 * every 15 s without a connection. Events carry no data; the loader does. Returns whether the channel is
 * connected.
 */
export function useOrderLive({ id, key, stage }: LiveOrder, routeId: string): boolean {
  const refresh = useRefresh();
  const { realtime } = useShop();
  const [isConnected, setConnected] = useState(false);
  const isOver = isFinal(stage);
  const load = useRef(refresh);
  load.current = refresh;

  useEffect(() => {
    if (isOver || realtime === null) return;
    let stop: (() => void) | null = null;
    let isGone = false;
    const listen = async () => {
      const { listenToOrder } = await import("./order-channel.ts");
      if (!isGone)
        stop = listenToOrder({
          realtime,
          orderId: id,
          key,
          onChange: () => void load.current([routeId]),
          onConnected: setConnected,
        });
    };
    // Without the library the timer still reloads.
    listen().catch(() => setConnected(false));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isOver, realtime, id, key, routeId]);

  useAskingAgain({ isOpen: !isOver, isHeard: isConnected, routeId });
  return isConnected;
}
