import type { ReactNode } from "react";
import { AutoPrint } from "../features/tickets/auto-print.tsx";
import { BoardProvider, useIsBoardRunning } from "../model/board/board-context.tsx";
import { useWork } from "../platform/session/me-context.tsx";
import { useShift } from "../platform/shift/shift.ts";

/** The pages of the office over the running board: it rings, sends and prints whichever of them is open (BOARD-3). */
export function RunningBoard({ children }: { readonly children: ReactNode }) {
  const { me, branch } = useWork();
  const { audio } = useShift();
  return (
    <BoardProvider branchId={branch?.id ?? null} staffId={me.id} audio={audio}>
      <AutoPrintOfShift />
      {children}
    </BoardProvider>
  );
}

function AutoPrintOfShift() {
  return useIsBoardRunning() && <AutoPrint />;
}
