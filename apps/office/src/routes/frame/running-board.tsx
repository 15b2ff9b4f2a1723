import { lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { ShiftBars } from "../../features/board/page/shift-bars.tsx";
import { AutoPrint } from "../../features/tickets/auto-print.tsx";
import { BoardProvider, useIsBoardRunning } from "../../model/board/board-context.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { useSessionEnd } from "../../platform/session/session-end.ts";
import { useShift } from "../../platform/shift/shift.ts";
import { useNewBuild } from "../../platform/worker/new-build.ts";

const NewBuildBar = lazy(async () => ({
  default: (await import("../../features/new-build/new-build-bar.tsx")).NewBuildBar,
}));

/** The office's pages over the running board, which rings, sends and prints on all of them (BOARD-3). */
export function RunningBoard({ children }: { readonly children: ReactNode }) {
  const { me, branch } = useWork();
  const { audio } = useShift();
  return (
    <BoardProvider branchId={branch?.id ?? null} staffId={me.id} audio={audio}>
      <AutoPrintOfShift />
      <Bars isShift={audio !== null} />
      {children}
    </BoardProvider>
  );
}

function Bars({ isShift }: { readonly isShift: boolean }) {
  const { isOffered } = useNewBuild();
  const { isAsked } = useSessionEnd();
  const { pathname } = useLocation();
  return (
    <ShiftBars isRunning={useIsBoardRunning() && !isAsked}>
      {isOffered && (
        <Suspense fallback={null}>
          {/* Before the shift starts, the board's page shows only its start button, unless a sign-in is over it. */}
          <NewBuildBar isQuiet={!isShift && !isAsked && pathname === "/"} isShift={isShift} />
        </Suspense>
      )}
    </ShiftBars>
  );
}

function AutoPrintOfShift() {
  const { isAsked } = useSessionEnd();
  return useIsBoardRunning() && !isAsked && <AutoPrint />;
}
