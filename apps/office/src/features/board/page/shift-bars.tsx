import { type ReactNode, Suspense, useLayoutEffect, useRef } from "react";
import { useBoardPart } from "../../../model/board/board-context.tsx";
import { PinDialog } from "../lazy-parts.ts";
import { AlarmBar } from "./alarm-bar.tsx";
import { Announcer } from "./announcer.tsx";
import styles from "./page.module.css";
import { isPinAsked, Reports } from "./reports.tsx";

interface ShiftBarsProps {
  readonly isRunning: boolean;
  /** Other strips above the page. */
  readonly children: ReactNode;
}

/**
 * What a shift says above every page of the office: what is missing to hear an order, which actions had no effect, and
 * new orders aloud (BOARD-3, BOARD-8). It stays in sight while a page scrolls, and takes its room from the page.
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

/** A step waits for a PIN whichever page is open when the server asks (STAFF-3). The window is fetched then. */
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
