import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUnread } from "../../../model/account/unread-store.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { useLocation } from "../../../routing/hooks.ts";
import styles from "./unread-mark.module.css";

/** Maximum of the displayed count. */
const max = 99;

/**
 * Number of unread notifications on the account link. The link is in every page's first load, the count is
 * not.
 */
export function UnreadMark() {
  const keepsMarks = !useShop().lacks.includes("read-marks");
  const count = useUnread((state) => (keepsMarks ? state.count : 0));
  const link = useAccountLink();
  const id = useId();
  const text = useCountText(count);
  const isShown = link !== null && text !== null;
  useEffect(() => {
    if (!isShown) return;
    link.setAttribute("aria-describedby", id);
    return () => link.removeAttribute("aria-describedby");
  }, [isShown, link, id]);
  if (!isShown) return null;
  return createPortal(
    <>
      <span aria-hidden="true" className={styles["mark"]} data-count={count > max ? `${max}+` : count} />
      <span id={id} className="visually-hidden">
        {text}
      </span>
    </>,
    link,
  );
}

/** Null while the count is 0 or its messages are not loaded. */
function useCountText(count: number): string | null {
  const { t } = useI18n();
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    laterMessages()
      .then(() => setWords(true))
      .catch(() => undefined);
  }, []);
  return count > 0 && hasWords ? t("live.unread", { count }) : null;
}

/** The account link of the present layout. */
function useAccountLink(): HTMLElement | null {
  const { pathname } = useLocation();
  const [link, setLink] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header
  useEffect(() => setLink(document.querySelector<HTMLElement>('header a[href="/lk"]')), [pathname]);
  return link;
}
