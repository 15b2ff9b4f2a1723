import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useServerAway } from "../../platform/connection/server-away.ts";
import { dismissNotice, type Notice, useNotices } from "../../platform/notices.ts";
import { useLocation } from "../../routing/hooks.ts";
import { whenIdle } from "../../ui/browser/when-idle.ts";
import { classNames } from "../../ui/class-names.ts";
import { bars } from "./free-place.ts";
import styles from "./notice-region.module.css";
import { showNotice } from "./show-notice.ts";

/** A press must be answered within 100 ms, so its notice too, even on a busy page. */
const longestHidden = 100;

/**
 * One short notice at a time, announced to screen readers (CONST-2), where no control is. A popover, so that
 * an open dialog does not cover it. It also tells when a part of the page waits for the server.
 */
export function NoticeRegion() {
  const { t } = useI18n();
  const { key } = useLocation();
  const notice = useNotices((state) => state.notices[0]);
  const isAway = useServerAway(({ waiting }) => waiting > 0);
  const region = useRef<HTMLDivElement>(null);
  const isShown = notice !== undefined || isAway;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every notice is shown anew, and each page has bars of its own.
  useEffect(() => {
    if (!isShown) return;
    // Compute the position after the frame that shows the press, and again when a bar appears or grows. An observer
    // also reports every bar at once.
    let isDue = false;
    const placeSoon = async () => {
      if (isDue) return;
      isDue = true;
      await whenIdle(longestHidden);
      isDue = false;
      if (region.current) showNotice(region.current, notice);
    };
    requestAnimationFrame(() => void placeSoon());
    const resizes = new ResizeObserver(() => void placeSoon());
    for (const bar of document.querySelectorAll(bars)) resizes.observe(bar);
    return () => resizes.disconnect();
  }, [notice, isShown, key]);
  return (
    <div ref={region} popover="manual" role="status" aria-live="polite" className={styles["region"]}>
      {notice ? (
        <p key={notice.id} style={unplaced} className={classNames(styles["notice"], styles[notice.tone])}>
          {notice.text}
          {notice.undo && <Undo notice={notice} undo={notice.undo} />}
        </p>
      ) : (
        isAway && (
          <p style={unplaced} className={classNames(styles["notice"], styles["danger"])}>
            {t("site.offline")}
          </p>
        )
      )}
    </div>
  );
}

const unplaced = { visibility: "hidden" } as const;

function Undo({ notice, undo }: { readonly notice: Notice; readonly undo: () => void }) {
  const { t } = useI18n();
  const takeBack = () => {
    dismissNotice(notice.id);
    undo();
  };
  return (
    <button type="button" className={styles["undo"]} onClick={takeBack}>
      {t("checkout.lost.undo")}
    </button>
  );
}
