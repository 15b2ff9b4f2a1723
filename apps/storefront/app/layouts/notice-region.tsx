import { useEffect, useRef } from "react";
import { useNotices } from "../state/notices.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./notice-region.module.css";

/** Short notices, read out as they come (CONST-2). A popover, so that an open dialog does not cover them. */
export function NoticeRegion() {
  const notices = useNotices((state) => state.notices);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (notices.length === 0 || !element?.showPopover) return;
    // Showing it has the whole page styled and laid out at once, so it is shown anew only to come above a dialog.
    if (element.matches(":popover-open") && !document.querySelector("dialog[open]")) return;
    element.hidePopover();
    element.showPopover();
  }, [notices]);
  return (
    <div ref={region} popover="manual" role="status" aria-live="polite" className={styles["region"]}>
      {notices.map(({ id, text, tone }) => (
        <p key={id} className={classNames(styles["notice"], styles[tone])}>
          {text}
        </p>
      ))}
    </div>
  );
}
