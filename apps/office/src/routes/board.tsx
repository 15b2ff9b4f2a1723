import { BoardPage } from "../features/board/page/board-page.tsx";
import { ShiftGate } from "../features/shift/shift-gate.tsx";
import { AutoPrint } from "../features/tickets/auto-print.tsx";
import { BoardProvider } from "../model/board/board-context.tsx";
import { playTestTone } from "../model/board/ringing/bell.ts";
import { useWork } from "../platform/session/me-context.tsx";
import { useShift } from "../platform/shift/shift.ts";

/** The board of the shown branch, from the start of the shift on. */
export function Board() {
  const { me, branch } = useWork();
  const { audio } = useShift();
  return (
    <ShiftGate playTest={playTestTone}>
      {audio !== null && branch !== null && (
        <BoardProvider key={branch.id} branchId={branch.id} staffId={me.id} audio={audio}>
          <BoardPage />
          <AutoPrint />
        </BoardProvider>
      )}
    </ShiftGate>
  );
}
