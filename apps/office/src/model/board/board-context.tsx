import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { api } from "../../platform/api/api.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useBranchNews } from "../../platform/realtime/use-branch-news.ts";
import { painted } from "../../platform/screen/painted.ts";
import { keptMe } from "../../platform/session/kept-me.ts";
import { useRight, useWork } from "../../platform/session/me-context.tsx";
import { beforeShiftEnds, startShift, useShift } from "../../platform/shift/shift.ts";
import { changedItems, refreshInbox } from "../inbox/inbox-calls.ts";
import { inboxReads } from "../inbox/inbox-reads.ts";
import { acknowledge, actionSender, boardReads } from "./board-calls.ts";
import { heardStore, queueStore } from "./board-storage.ts";
import type { BoardView, WakeState } from "./board-view.ts";
import { type Board, type BoardDevice, createBoard } from "./create-board.ts";
import type { BoardFeed } from "./feed/board-feed.ts";
import type { KeptFeed } from "./feed/keep-feed.ts";
import { onEveryWakeUp } from "./feed/wake-ups.ts";
import { HEARTBEAT_MS, inTurn, reportDevice } from "./heartbeat.ts";
import { keepDroppedNotes } from "./notes/note-draft.ts";
import { createBell } from "./ringing/bell.ts";

const BoardContext = createContext<Board | null>(null);

interface BoardProviderProps {
  /** The current branch; null: none. */
  readonly branchId: number | null;
  readonly staffId: number;
  /** Unlocked at the start of the shift; null before it. */
  readonly audio: AudioContext | null;
  readonly children: ReactNode;
}

/**
 * Runs a branch's board during the shift on every page, so that an order also rings over the settings (BOARD-3). Pages
 * inside render before the shift too.
 */
export function BoardProvider({ branchId, staffId, audio, children }: BoardProviderProps) {
  const isSilent = useIsSilent();
  const mayAnswer = useRight("requests.answer");
  const [running, setRunning] = useState<{ readonly board: Board; readonly branchId: number } | null>(null);
  useEffect(() => {
    if (branchId === null || audio === null) return;
    const started = startBoard({ branchId, staffId, audio, isSilent, mayAnswer });
    setRunning({ board: started, branchId });
    void started.catchUp();
    const stopWaking = onEveryWakeUp(() => void started.catchUp());
    const forget = beforeShiftEnds(started.hurry);
    return () => {
      stopWaking();
      setRunning(null);
      // After a switch of branch, pending actions are still sent, but never in another person's session.
      const isStillOn = useShift.getState().audio === audio && keptMe()?.id === staffId;
      if (isStillOn) void started.leave().finally(forget);
      else {
        forget();
        started.stop();
      }
    };
  }, [branchId, staffId, audio, isSilent, mayAnswer]);
  // Guests' names and addresses must not stay on the device until the next shift.
  useEffect(() => void removeOld().catch(() => undefined), []);
  // A switched branch renders once before its board starts.
  const board = running?.branchId === branchId ? running.board : null;
  return (
    <BoardContext value={board}>
      {board !== null && <BoardLife board={board} branchId={branchId} />}
      {children}
    </BoardContext>
  );
}

/** Background work of a board: the branch's channel, the bell's clock, and the reports of an enrolled tablet. */
function BoardLife({ board, branchId }: { readonly board: Board; readonly branchId: number | null }) {
  const { me } = useWork();
  // A tablet that shows another branch's board does not ring for its own branch.
  const isEnrolled = me.device !== null && me.device.branch_id === branchId;
  const sound = useBoardPart((view) => view.sound);
  const wake = useBoardPart((view) => view.wake);
  const isLoaded = useBoardPart((view) => view.checkedAt !== null);
  const now = useNow();
  const inbox = useBoardPart((view) => view.inbox);
  useBranchNews({
    onNews: (last) => void (last === null ? board.catchUp() : board.hear(last)),
    onInbox: (last) => void (last === null ? board.catchUp() : board.hearInbox(last)),
  });
  useEffect(() => changedItems.add(board.tellItem), [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the inbox is shown at once.
  useEffect(() => void refreshInbox(), [inbox]);
  const report = useMemo(() => {
    const send = inTurn(() => reportDevice(api, board.view(), shopNow()));
    return () => void send();
  }, [board]);
  useEffect(() => {
    const hurry = () => void board.hurry();
    const onHidden = () => document.visibilityState === "hidden" && hurry();
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("pagehide", hurry);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", hurry);
    };
  }, [board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time requires another look.
  useEffect(board.tick, [board, now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the device is reported at once.
  useEffect(() => {
    if (!isEnrolled) return;
    report();
    const timer = setInterval(report, HEARTBEAT_MS);
    document.addEventListener("visibilitychange", report);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", report);
    };
  }, [report, isEnrolled, isLoaded, sound, wake]);
  return null;
}

/** A courier can answer no order, so the board does not ring for one. */
export function useIsSilent(): boolean {
  const [mayAnswer, mayMove] = [useRight("orders.answer"), useRight("orders.move")];
  return !mayAnswer && !mayMove;
}

/** Whether a board runs: a shift has started and a branch is selected. */
export function useIsBoardRunning(): boolean {
  return useContext(BoardContext) !== null;
}

/** The current board. Throws if none runs. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error("useBoard requires a running board");
  return board;
}

/** A part of the board's view. The component renders only when that part changes. */
export function useBoardPart<Part>(part: (view: BoardView) => Part): Part {
  const board = useBoard();
  return useSyncExternalStore(board.subscribe, () => part(board.view()));
}

/** Without https there is no cache on the device, and no service worker to open the office offline. */
function keepOnDevice(branchId: number, staffId: number) {
  return (feed: BoardFeed): KeptFeed => {
    if (!("caches" in globalThis)) return { restore: async () => undefined, stop: () => undefined };
    const isSignedIn = () => keptMe()?.id === staffId;
    const at = { storage: caches, branchId, staffId, build: import.meta.url, now: shopNow, isSignedIn };
    const kept = Promise.all([import("./feed/keep-feed.ts"), import("./board-copy.ts")]).then(
      ([{ keepFeed }, { boardCopy }]) => keepFeed(feed, boardCopy(at)),
    );
    return {
      restore: () => kept.then((each) => each.restore()).catch(() => undefined),
      stop: () => void kept.then((each) => each.stop()).catch(() => undefined),
    };
  };
}

async function removeOld(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const { removeOldCopies } = await import("./board-copy.ts");
  await removeOldCopies(caches, shopNow());
}

interface StartedBoard {
  readonly branchId: number;
  readonly staffId: number;
  readonly audio: AudioContext;
  readonly isSilent: boolean;
  /** Whether the person may answer the inbox. */
  readonly mayAnswer: boolean;
}

function startBoard({ branchId, staffId, audio, isSilent, mayAnswer }: StartedBoard): Board {
  return createBoard({
    isSilent,
    keep: keepOnDevice(branchId, staffId),
    reads: boardReads(api, branchId),
    inboxReads: mayAnswer ? inboxReads(api, branchId) : null,
    send: actionSender(api),
    acknowledge: (rung) => acknowledge(api, rung),
    queueStore: queueStore(localStorage, branchId, staffId),
    onDropped: keepDroppedNotes,
    painted,
    heardStore: heardStore(localStorage, branchId),
    createBell: (onState) => createBell({ context: audio, now: shopNow, onState }),
    device: shiftDevice,
    newKey: changeKey,
    now: shopNow,
  });
}

const wakeStates = { true: "held", false: "lost", null: "absent" } as const satisfies Record<string, WakeState>;

const shiftDevice: BoardDevice = {
  wake: () => wakeStates[`${useShift.getState().isAwake}`],
  subscribe: (listener) => useShift.subscribe(listener),
  // If the browser still refuses, the alarm stays.
  mend: () =>
    startShift().then(
      () => undefined,
      () => undefined,
    ),
};
