import type { BoardOrder } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ordersOfDay } from "../../../model/board/board-calls.ts";
import { api } from "../../../platform/api/api.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { OrderDetail } from "../detail/order-detail.tsx";
import { LoadingBoard } from "../page/loading-board.tsx";
import { useBoardWords } from "../words.ts";
import styles from "./search.module.css";

interface DayOrdersProps {
  readonly day: string;
  readonly typed: string;
}

/** The orders of a past day, as a list: they need no answer. */
export function DayOrders({ day, typed }: DayOrdersProps) {
  const { t } = useBoardWords();
  const branchId = useWork().branch?.id ?? 0;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["board-day", branchId, day, typed],
    queryFn: ({ signal }) => ordersOfDay(api, { branchId, day, typed }, signal),
  });
  if (isError)
    return (
      <ErrorState
        title={t("board.error.title")}
        text={t("board.error.text")}
        retryLabel={t("retry")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <LoadingBoard />;
  return <OrderRows orders={data} />;
}

/** Orders as rows; each opens its details. */
export function OrderRows({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const { t, money, time } = useBoardWords();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = useMemo(() => orders.find(({ id }) => id === openId) ?? null, [orders, openId]);
  if (orders.length === 0) return <EmptyState title={t("board.search.nothing")} text={t("board.search.nothingText")} />;
  return (
    <>
      <p role="status" className={styles.found}>
        {t("board.search.found", { count: orders.length })}
      </p>
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" className={styles.row} onClick={() => setOpenId(order.id)}>
              <strong className={styles.number}>{t("board.number", { number: order.number })}</strong>
              <span>{time(order.placedAt)}</span>
              <span className={styles.names}>
                {[order.guest?.name, ...order.lines.map(({ name }) => name)].filter(Boolean).join(", ")}
              </span>
              <span>{t(`board.state.${order.stage}`)}</span>
              <span className={styles.sum}>{money(order.total)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <OrderDetail order={open} onClose={() => setOpenId(null)} />}
    </>
  );
}
