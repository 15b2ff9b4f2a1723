import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { api } from "../../platform/api/api.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useBranchNews } from "../../platform/realtime/use-branch-news.ts";
import { painted } from "../../platform/screen/painted.ts";
import { keptMe } from "../../platform/session/kept-me.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { beforeShiftEnds, startShift, useShift } from "../../platform/shift/shift.ts";
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
  /** The shown branch; null: none. */
  readonly branchId: number | null;
  readonly staffId: number;
  /** Unlocked at the start of the shift; null: before it. */
  readonly audio: AudioContext | null;
  readonly children: ReactNode;
}

/**
 * Runs the board of a branch from the start of the shift on, whichever page is open: an order rings over the settings
 * too (BOARD-3). The pages inside are there before the shift as well.
 */
export function BoardProvider({ branchId, staffId, audio, children }: BoardProviderProps) {
  const [running, setRunning] = useState<{ readonly board: Board; readonly branchId: number } | null>(null);
  useEffect(() => {
    if (branchId === null || audio === null) return;
    const started = startBoard(branchId, staffId, audio);
    setRunning({ board: started, branchId });
    void started.catchUp();
    const stopWaking = onEveryWakeUp(() => void started.catchUp());
    const forget = beforeShiftEnds(started.hurry);
    return () => {
      stopWaking();
      setRunning(null);
      // Another branch: what this person pressed still goes out. In nobody else's session.
      const isStillOn = useShift.getState().audio === audio && keptMe()?.id === staffId;
      if (isStillOn) void started.leave().finally(forget);
      else {
        forget();
        started.stop();
      }
    };
  }, [branchId, staffId, audio]);
  // Guests' names and addresses do not wait on the device for the next shift.
  useEffect(() => void removeOld().catch(() => undefined), []);
  // Another branch is shown one render earlier than its board starts.
  const board = running?.branchId === branchId ? running.board : null;
  return (
    <BoardContext value={board}>
      {board !== null && <BoardLife board={board} branchId={branchId} />}
      {children}
    </BoardContext>
  );
}

/** What goes on beside the screen: the branch's channel, the clock of the bell, the reports of an enrolled tablet. */
function BoardLife({ board, branchId }: { readonly board: Board; readonly branchId: number | null }) {
  const { me } = useWork();
  // A tablet that shows the board of another branch does not ring for its own.
  const isEnrolled = me.device !== null && me.device.branch_id === branchId;
  const sound = useBoardPart((view) => view.sound);
  const wake = useBoardPart((view) => view.wake);
  const isLoaded = useBoardPart((view) => view.checkedAt !== null);
  const now = useNow();
  useBranchNews((last) => void (last === null ? board.catchUp() : board.hear(last)));
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time is the reason to look again.
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

/** Whether a board runs: a shift has begun and a branch is shown. */
export function useIsBoardRunning(): boolean {
  return useContext(BoardContext) !== null;
}

/** The board around the component. Throws where none runs. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error("useBoard requires a running board");
  return board;
}

/** A part of what the board shows now. The component renders again only when that part is another. */
export function useBoardPart<Part>(part: (view: BoardView) => Part): Part {
  const board = useBoard();
  return useSyncExternalStore(board.subscribe, () => part(board.view()));
}

/** Without a secure address the browser keeps nothing, and has no worker that could open the office without the server. */
function keepOnDevice(branchId: number, staffId: number) {
  return (feed: BoardFeed): KeptFeed => {
    if (!("caches" in globalThis)) return { restore: async () => undefined, stop: () => undefined };
    const at = { storage: caches, branchId, staffId, build: import.meta.url, now: shopNow };
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

function startBoard(branchId: number, staffId: number, audio: AudioContext): Board {
  return createBoard({
    keep: keepOnDevice(branchId, staffId),
    reads: boardReads(api, branchId),
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
  // A browser that still refuses leaves the red bar where it is.
  mend: () =>
    startShift().then(
      () => undefined,
      () => undefined,
    ),
};
