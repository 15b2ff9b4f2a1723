import { businessDayStart, dayKey, localTime, type OrderId } from "@skatert/domain";
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBoard, useBoardPart } from "../../../model/board/board-context.tsx";
import type { ShownOrder } from "../../../model/board/board-view.ts";
import { columnsOf } from "../../../model/board/orders/columns-of.ts";
import { confirmSteps } from "../../../model/board/orders/confirm-steps.ts";
import { asksReadingFirst, nextStep, offeredTime } from "../../../model/board/orders/next-step.ts";
import { matchesSearch } from "../../../model/board/orders/search-orders.ts";
import { shopNow } from "../../../platform/clock/shop-clock.ts";
import { useAt, useNow } from "../../../platform/clock/use-now.ts";
import { useRight, useWork } from "../../../platform/session/me-context.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { type CardDialog, useCardOffers } from "../card/use-card-offers.ts";
import { useMayMove } from "../card/use-may-move.ts";
import { BoardColumns } from "../columns/board-columns.tsx";
import {
  DelayDialog,
  EmptyBoard,
  fetchParts,
  HelpDialog,
  ListedOrders,
  OrderDetail,
  PauseNote,
  RefuseDialog,
} from "../lazy-parts.ts";
import { BoardHints } from "../search/board-hints.tsx";
import { type BoardSearch, useBoardSearch } from "../search/use-board-search.ts";
import { useBoardWords } from "../words.ts";
import { CancelRequests } from "./cancel-requests.tsx";
import { LoadingBoard } from "./loading-board.tsx";
import { OtherBranches } from "./other-branches.tsx";
import styles from "./page.module.css";
import { Toolbar } from "./toolbar.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useCalledOrder } from "./use-called-order.ts";

interface OpenDialog {
  readonly id: OrderId;
  readonly dialog: CardDialog;
}

/** The board's screen: alarms, requests to cancel, columns and open windows. */
export function BoardPage() {
  const { t } = useBoardWords();
  const { branch } = useWork();
  const zone = branch?.time_zone ?? "UTC";
  const today = useAt((now) => dayKey(localTime(now, zone).day));
  const maySeeStops = useRight("orders.read");
  const search = useBoardSearch();
  const searchInput = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<OpenDialog | "help" | null>(null);
  const onOpen = useCallback((id: OrderId, dialog: CardDialog) => setOpen({ id, dialog }), []);
  useCalledOrder(useCallback((id) => setOpen({ id, dialog: "details" }), []));
  const onPrimary = usePrimary();
  const offers = useCardOffers();
  const board = useBoard();
  useBoardKeys({
    onOpen: ({ order }, dialog) => {
      if (offers(order, dialog)) onOpen(order.id, dialog);
    },
    onPrimary,
    onSearch: () => searchInput.current?.focus(),
    onHelp: () => setOpen("help"),
    cardOf: (id) => board.view().orders.get(id),
  });
  useEffect(fetchParts, []);
  const close = () => setOpen(null);
  return (
    <main className={styles.page}>
      <h1 className={styles.branch}>
        <span className={styles.spoken}>{t("board.title")}</span> {branch?.name}
      </h1>
      <Suspense fallback={null}>{maySeeStops && <PauseNote />}</Suspense>
      <OtherBranches />
      <Toolbar search={search} today={today} inputRef={searchInput} onHelp={() => setOpen("help")} />
      {search.listing === null ? (
        <LiveBoard search={search} onOpen={onOpen} />
      ) : (
        <Suspense fallback={<LoadingBoard />}>
          <ListedOrders listing={search.listing} onPage={search.listLive} onBefore={search.searchBefore} />
        </Suspense>
      )}
      <UndoBar />
      <Suspense fallback={null}>
        {open === "help" && <HelpDialog onClose={close} />}
        {open !== null && open !== "help" && <OrderDialog open={open} onClose={close} />}
      </Suspense>
    </main>
  );
}

interface LiveBoardProps {
  readonly search: BoardSearch;
  readonly onOpen: (id: OrderId, dialog: CardDialog) => void;
}

function LiveBoard({ search, onOpen }: LiveBoardProps) {
  const board = useBoard();
  const { t } = useBoardWords();
  const orders = useBoardPart((view) => view.orders);
  const isLoaded = useBoardPart((view) => view.isLoaded);
  const leftOff = useBoardPart((view) => view.leftOff);
  const trouble = useBoardPart((view) => view.trouble);
  const { typed } = search;
  const now = useNow();
  const zone = useWork().branch?.time_zone ?? "UTC";
  const found = useMemo(() => [...orders.values()].filter(({ order }) => matchesSearch(order, typed)), [orders, typed]);
  const columns = useMemo(() => columnsOf(found, now, businessDayStart(now, zone)), [found, now, zone]);
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
  if (orders.size === 0 && typed === "")
    return (
      <Suspense fallback={<LoadingBoard />}>
        <EmptyBoard />
      </Suspense>
    );
  return (
    <>
      <CancelRequests asking={[...orders.values()].filter(({ order }) => order.asks === "cancel")} />
      <BoardHints search={search} found={found.length} leftOff={leftOff} />
      {(typed === "" || found.length > 0) && <BoardColumns columns={columns} onOpen={onOpen} />}
    </>
  );
}

function OrderDialog({ open: { id, dialog }, onClose }: { readonly open: OpenDialog; readonly onClose: () => void }) {
  const order = useBoardPart(({ orders }) => orders.get(id)?.order);
  if (!order) return null;
  if (dialog === "delay") return <DelayDialog order={order} onClose={onClose} />;
  if (dialog === "refuse") return <RefuseDialog order={order} onClose={onClose} />;
  return <OrderDetail order={order} onClose={onClose} />;
}

/** Runs the main action by key, like the large button. */
function usePrimary(): (shown: ShownOrder) => void {
  const board = useBoard();
  const mayAnswer = useRight("orders.answer");
  const mayBegin = useRight("orders.move");
  const mayMove = useMayMove();
  return ({ order }) => {
    if (asksReadingFirst(order)) {
      if (mayAnswer || mayBegin) board.act(order, { kind: "seen" });
      return;
    }
    if (order.asks === "confirm" && mayAnswer)
      board.act(order, ...confirmSteps(order, offeredTime(order, shopNow(), 0), shopNow(), mayBegin));
    const stage = nextStep(order);
    if (stage !== null && mayMove(order, stage)) board.act(order, { kind: "stage", stage });
  };
}
