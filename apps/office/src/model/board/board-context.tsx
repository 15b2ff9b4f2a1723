import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { api } from "../../platform/api/api.ts";
import { changeKey } from "../../platform/api/change-key.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useBranchNews } from "../../platform/realtime/use-branch-news.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { startShift, useShift } from "../../platform/shift/shift.ts";
import { acknowledge, actionSender, boardReads } from "./board-calls.ts";
import { heardStore, queueStore } from "./board-storage.ts";
import type { BoardView, WakeState } from "./board-view.ts";
import { useNow } from "./clock.ts";
import { type Board, type BoardDevice, createBoard } from "./create-board.ts";
import { onEveryWakeUp } from "./feed/wake-ups.ts";
import { HEARTBEAT_MS, reportDevice } from "./heartbeat.ts";
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
    return () => {
      stopWaking();
      started.stop();
      setRunning(null);
    };
  }, [branchId, staffId, audio]);
  // Another branch is shown one render earlier than its board starts.
  const board = running?.branchId === branchId ? running.board : null;
  return (
    <BoardContext value={board}>
      {board !== null && <BoardLife board={board} />}
      {children}
    </BoardContext>
  );
}

/** What goes on beside the screen: the branch's channel, the clock of the bell, the reports of an enrolled tablet. */
function BoardLife({ board }: { readonly board: Board }) {
  const { me } = useWork();
  const isEnrolled = me.device !== null;
  const { sound, wake } = useBoardView();
  const now = useNow();
  useBranchNews(() => void board.catchUp());
  const report = useEffectEvent(() => void reportDevice(api, board.view()));
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
  }, [isEnrolled, sound, wake]);
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

/** What the board shows now. */
export function useBoardView(): BoardView {
  const board = useBoard();
  return useSyncExternalStore(board.subscribe, board.view);
}

function startBoard(branchId: number, staffId: number, audio: AudioContext): Board {
  return createBoard({
    reads: boardReads(api, branchId),
    send: actionSender(api),
    acknowledge: (id) => acknowledge(api, id, shopNow()),
    queueStore: queueStore(localStorage, branchId, staffId),
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
