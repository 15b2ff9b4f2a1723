import { dayKey, localTime, type OrderId } from "@skatert/domain";
import { useCallback, useMemo, useRef, useState } from "react";
import { useBoard, useBoardView } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import { useNow } from "../../../model/board/clock.ts";
import { columnsOf, DONE_STAY_MS } from "../../../model/board/orders/columns-of.ts";
import { nextStep, offeredTime } from "../../../model/board/orders/next-step.ts";
import { matchesSearch } from "../../../model/board/orders/search-orders.ts";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { useRight, useWork } from "../../../platform/session/me-context.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import type { CardDialog } from "../card/order-card.tsx";
import { BoardColumns } from "../columns/board-columns.tsx";
import { OrderDetail } from "../detail/order-detail.tsx";
import { DelayDialog } from "../dialogs/delay-dialog.tsx";
import { HelpDialog } from "../dialogs/help-dialog.tsx";
import { PinDialog } from "../dialogs/pin-dialog.tsx";
import { RefuseDialog } from "../dialogs/refuse-dialog.tsx";
import { DayOrders } from "../search/day-orders.tsx";
import { useBoardSearch } from "../search/use-board-search.ts";
import { useBoardWords } from "../words.ts";
import { AlarmBar } from "./alarm-bar.tsx";
import { Announcer } from "./announcer.tsx";
import { CancelRequests } from "./cancel-requests.tsx";
import { EmptyBoard } from "./empty-board.tsx";
import { LoadingBoard } from "./loading-board.tsx";
import styles from "./page.module.css";
import { Reports } from "./reports.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useBoardKeys } from "./use-board-keys.ts";

interface OpenDialog {
  readonly id: OrderId;
  readonly dialog: CardDialog;
}

/** The screen of the board: alarms, requests to cancel, columns, and what is open over them. */
export function BoardPage() {
  const { t } = useBoardWords();
  const zone = useWork().branch?.time_zone ?? "UTC";
  const today = dayKey(localTime(useNow(), zone).day);
  const search = useBoardSearch();
  const searchInput = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<OpenDialog | "help" | null>(null);
  const onOpen = useCallback((id: OrderId, dialog: CardDialog) => setOpen({ id, dialog }), []);
  const onPrimary = usePrimary();
  const { orders } = useBoardView();
  useBoardKeys({
    onOpen,
    onPrimary,
    onSearch: () => searchInput.current?.focus(),
    onHelp: () => setOpen("help"),
    cardOf: (id) => orders.get(id),
  });
  const close = () => setOpen(null);
  return (
    <main className={styles.page}>
      <h1 className={styles.spoken}>{t("board.title")}</h1>
      <AlarmBar />
      <Announcer />
      <Toolbar search={search} today={today} inputRef={searchInput} onHelp={() => setOpen("help")} />
      <Reports />
      {search.day === null ? (
        <LiveBoard typed={search.typed} onOpen={onOpen} />
      ) : (
        <DayOrders day={search.day} typed={search.typed} />
      )}
      {open === "help" && <HelpDialog onClose={close} />}
      {open !== null && open !== "help" && <OrderDialog open={open} onClose={close} />}
      <PinDialog />
    </main>
  );
}

interface LiveBoardProps {
  readonly typed: string;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

function LiveBoard({ typed, onOpen }: LiveBoardProps) {
  const board = useBoard();
  const { t } = useBoardWords();
  const { orders, isLoaded, trouble } = useBoardView();
  const now = useNow();
  const found = useMemo(() => [...orders.values()].filter(({ order }) => matchesSearch(order, typed)), [orders, typed]);
  const columns = useMemo(() => columnsOf(found, now, now - DONE_STAY_MS), [found, now]);
  if (!isLoaded && trouble !== null)
    return (
      <div className={styles.state}>
        <ErrorState
          title={t("board.error.title")}
          text={t(trouble === "no_answer" ? "board.error.text" : "board.error.server")}
          retryLabel={t("retry")}
          onRetry={() => void board.catchUp()}
        />
      </div>
    );
  if (!isLoaded) return <LoadingBoard />;
  if (orders.size === 0) return <EmptyBoard />;
  return (
    <>
      <CancelRequests asking={[...orders.values()].filter(({ order }) => order.asks === "cancel")} />
      <BoardColumns columns={columns} onOpen={onOpen} />
    </>
  );
}

function OrderDialog({ open: { id, dialog }, onClose }: { readonly open: OpenDialog; readonly onClose: () => void }) {
  const order = useBoardView().orders.get(id)?.order;
  if (!order) return null;
  if (dialog === "delay") return <DelayDialog order={order} onClose={onClose} />;
  if (dialog === "refuse") return <RefuseDialog order={order} onClose={onClose} />;
  return <OrderDetail order={order} onClose={onClose} />;
}

/** The main action by a key; the same as the large button. */
function usePrimary(): (shown: ShownOrder) => void {
  const board = useBoard();
  const mayAnswer = useRight("orders.answer");
  const mayMove = useRight("orders.move");
  return ({ order }) => {
    if (order.asks === "confirm" && mayAnswer)
      board.act(order, { kind: "confirm", promisedAt: offeredTime(order, shopNow(), 0) });
    const stage = nextStep(order);
    if (stage !== null && mayMove) board.act(order, { kind: "stage", stage });
  };
}
