import type { OrderId } from "@skatert/domain";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useBoardPart } from "../../../model/board/board-context.tsx";
import { calledOrder, withoutOrder } from "./called-order.ts";

/**
 * A pressed notification opens `?branch=10&order=17` (BOARD-3). The order opens once its branch's board has loaded it.
 * The address is then cleared, so that a reload does not open the order again.
 */
export function useCalledOrder(open: (id: OrderId) => void): void {
  const [params, setParams] = useSearchParams();
  const wanted = calledOrder(params);
  const isThere = useBoardPart(({ orders }) => wanted !== null && orders.has(wanted));
  const isFresh = useBoardPart(({ isLoaded, trouble }) => isLoaded && trouble === null);
  const isSettled = isThere || isFresh;
  useEffect(() => {
    if (wanted === null || !isSettled) return;
    if (isThere) open(wanted);
    setParams(withoutOrder, { replace: true });
  }, [isSettled, isThere, wanted, open, setParams]);
}
