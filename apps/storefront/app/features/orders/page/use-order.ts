import type { OrderId } from "@skatert/domain";
import { useEffect, useState } from "react";
import { fetchPayload } from "../../../platform/api/payload.ts";
import type { OrderPageProps } from "./order-page.tsx";

/** The data of an order's page that a short view needs. */
export type OrderSummary = Pick<OrderPageProps, "order" | "lines" | "branchAddress" | "timeZone">;

export interface OrderState {
  readonly summary: OrderSummary | null;
  readonly status: "pending" | "success" | "error";
  readonly retry: () => void;
}

/** A signed-in shopper's own order, loaded when the component mounts (STATE-1). */
export function useOrder(orderId: OrderId): OrderState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<OrderState, "retry">>({ summary: null, status: "pending" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ summary: null, status: "pending" });
    fetchPayload<OrderSummary>("order-id", `/order/${orderId}`, stop.signal).then(
      (summary) => setState({ summary, status: "success" }),
      () => {
        if (!stop.signal.aborted) setState({ summary: null, status: "error" });
      },
    );
    return () => stop.abort();
  }, [orderId, tries]);
  return { ...state, retry: () => setTries((count) => count + 1) };
}
