import { type MouseEvent, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useNavigate } from "../../routing/hooks.ts";
import { buttonClass } from "../../ui/button.tsx";
import { nextPage } from "./search-pages.ts";
import { searchUrl } from "./search-url.ts";
import styles from "./search-view.module.css";

export interface SearchMoreProps {
  readonly query: string;
  /** Number of dishes on the page. */
  readonly shown: number;
  readonly total: number;
}

interface Press {
  /** Number of dishes before. */
  readonly shown: number;
  readonly byPointer: boolean;
}

/**
 * Adds dishes to the list. A link, so it also works without script. The longer list replaces the shorter one
 * in the history: Back returns to the page before the search, and a later Back to this list restores its
 * length.
 */
export function SearchMore({ query, shown, total }: SearchMoreProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const pressed = useRef<Press | null>(null);
  useEffect(() => {
    const press = pressed.current;
    if (press === null || shown <= press.shown) return;
    pressed.current = null;
    // The first added dish is where the link was. After a tap the page keeps its position.
    const added = document.querySelectorAll<HTMLElement>("main a[data-dish]")[press.shown];
    added?.focus({ preventScroll: press.byPointer });
  }, [shown]);
  const next = nextPage(shown, total);
  if (!next) return null;
  const url = searchUrl(query, next.page);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pressed.current = { shown, byPointer: event.detail > 0 };
    navigate(url, { replace: true, preventScrollReset: true });
  };
  return (
    <p className={styles["more"]}>
      <a href={url} rel="nofollow" className={buttonClass("tint")} onClick={follow}>
        {t("search.showMore", { count: next.more })}
      </a>
    </p>
  );
}
