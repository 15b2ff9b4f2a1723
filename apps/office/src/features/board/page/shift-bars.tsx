import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { useBoardPart } from "../../../model/board/board-context.tsx";
import { PinDialog } from "../lazy-parts.ts";
import { AlarmBar } from "./alarm-bar.tsx";
import { Announcer } from "./announcer.tsx";
import styles from "./page.module.css";
import { isPinAsked, Reports } from "./reports.tsx";

interface ShiftBarsProps {
  readonly isRunning: boolean;
  /** Other bars above the page. */
  readonly children: ReactNode;
}

/**
 * Bars of the shift above every page: alarms, actions without effect, and announcements of new orders (BOARD-3,
 * BOARD-8). They stay in view while the page scrolls and take space from it.
 */
export function ShiftBars({ isRunning, children }: ShiftBarsProps) {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bars;
    if (current === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty("--bars", `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty("--bars");
    };
  }, []);
  return (
    <div className={styles.bars} ref={bars}>
      {isRunning && (
        <>
          <AlarmBar />
          <Announcer />
          <Reports />
          <AskedPin />
        </>
      )}
      {children}
    </div>
  );
}

/** Asks for the PIN on any page when the server requires it (STAFF-3). The window loads only then. */
function AskedPin() {
  const isAsked = useBoardPart(({ reports }) => reports.some(isPinAsked));
  return (
    isAsked && (
      <Suspense fallback={null}>
        <PinDialog />
      </Suspense>
    )
  );
}
