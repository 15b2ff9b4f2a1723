import { BoardPage } from "../features/board/page/board-page.tsx";
import { ShiftGate } from "../features/shift/shift-gate.tsx";
import { useIsBoardRunning } from "../model/board/board-context.tsx";
import { playTestTone } from "../model/board/ringing/bell.ts";
import { useWork } from "../platform/session/me-context.tsx";
import { useCalledBranch } from "../platform/session/use-called-branch.ts";

/** The board of the current branch, once the shift has started. */
export function Board() {
  const { branch } = useWork();
  const isRunning = useIsBoardRunning();
  useCalledBranch();
  return <ShiftGate playTest={playTestTone}>{isRunning && <BoardPage key={branch?.id} />}</ShiftGate>;
}
