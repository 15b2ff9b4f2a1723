import type { BoardOrder } from "@skatert/contract";
import { dayKey, localTime } from "@skatert/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { listedOrders, type OrderListing } from "../../../model/board/board-calls.ts";
import { useBoard } from "../../../model/board/board-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { FoundOrder } from "../detail/found-order.tsx";
import { LoadingBoard } from "../page/loading-board.tsx";
import { type BoardWords, useBoardWords } from "../words.ts";
import { OlderOrders, Pages } from "./list-pages.tsx";
import styles from "./search.module.css";

interface ListedOrdersProps {
  readonly listing: OrderListing;
  readonly onPage: (page: number) => void;
  readonly onBefore: (id: number | null) => void;
}

/** Orders of a day, of all days, or all live orders, as rows that open (BOARD-5). */
export function ListedOrders({ listing: asked, onPage, onBefore }: ListedOrdersProps) {
  const { t } = useBoardWords();
  const board = useBoard();
  const { branch } = useWork();
  const branchId = branch?.id ?? 0;
  const listing = useSettled(asked);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["board-list", branchId, listing],
    queryFn: ({ signal }) => listedOrders(api, branchId, listing, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isMoving(listing, branch?.time_zone ?? "UTC") ? refreshMs : false,
  });
  // Reload the list after an action, because a row shows its result.
  useEffect(() => board.onAnswer(() => void queryClient.invalidateQueries({ queryKey: ["board-list"] })), [board]);
  if (isError && data === undefined)
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
  const { orders, leftOff, next, isVague } = data;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className={styles.found}>
        {t(`board.list.${isPart(listing, next) ? "part" : listing.of}`, {
          count: orders.length + (listing.of === "live" ? leftOff : 0),
        })}
        {leftOff > 0 && listing.of !== "live" && ` ${t("board.list.more", { count: leftOff })}`}
      </p>
      {isVague && <p className={styles.found}>{t("board.list.vague")}</p>}
      {isError && (
        <Banner
          look="warning"
          action={
            <Button isPending={isFetching} onPress={() => void refetch()}>
              {t("retry")}
            </Button>
          }
        >
          {t("board.list.stale")}
        </Banner>
      )}
      <OrderRows orders={orders} of={listing.of} />
      {listing.of === "live" && <Pages page={listing.page} hasMore={leftOff > 0} onPage={onPage} />}
      {listing.of === "all" && <OlderOrders isFirst={listing.before === null} next={next} onBefore={onBefore} />}
    </div>
  );
}

/** Whether the search over all days has more orders than the page shows. */
function isPart(listing: OrderListing, next: number | null): boolean {
  return listing.of === "all" && (listing.before !== null || next !== null);
}

const refreshMs = 15_000;

/** Whether the list gets new orders: the live list and today's list do. */
function isMoving(listing: OrderListing, zone: string): boolean {
  if (listing.of === "day") return listing.day === dayKey(localTime(shopNow(), zone).day);
  return listing.of === "live";
}

const settleMs = 300;

/** Follows the search after a short pause in typing; other changes apply at once. */
function useSettled(listing: OrderListing): OrderListing {
  const [settled, setSettled] = useState(listing);
  const text = JSON.stringify(listing);
  const isTyping = settled.of === listing.of && listing.of !== "live";
  const settle = useEffectEvent(() => setSettled(listing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listing restarts the wait.
  useEffect(() => {
    const timer = setTimeout(() => settle(), isTyping ? settleMs : 0);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  return settled;
}

/** The time by which a list is sorted. */
function timeIn(of: OrderListing["of"], { placedAt, promisedAt }: BoardOrder, words: BoardWords): string {
  if (of === "live" && promisedAt !== null) return words.by(promisedAt, shopNow());
  return of === "day" ? words.time(placedAt) : words.dayTime(placedAt);
}

interface OrderRowsProps {
  readonly orders: readonly BoardOrder[];
  readonly of: OrderListing["of"];
}

function OrderRows({ orders, of }: OrderRowsProps) {
  const words = useBoardWords();
  const { t, money } = words;
  const [open, setOpen] = useState<BoardOrder | null>(null);
  if (orders.length === 0 && open === null)
    return (
      <EmptyState
        title={t("board.search.nothing")}
        text={t(of === "all" ? "board.search.nothingText.all" : "board.search.nothingText")}
      />
    );
  return (
    <>
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" className={styles.row} onClick={() => setOpen(order)}>
              <strong className={styles.number}>{t("board.number", { number: words.number(order) })}</strong>
              <span>{timeIn(of, order, words)}</span>
              <span className={styles.names}>
                {[order.guest?.name, ...order.lines.map(({ name }) => name)].filter(Boolean).join(", ")}
              </span>
              <span>{t(`board.state.${order.stage}`)}</span>
              <span className={styles.sum}>{money(order.total)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <FoundOrder order={orders.find(({ id }) => id === open.id) ?? open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
