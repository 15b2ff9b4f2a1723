import { useEffect } from "react";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { notify } from "../../platform/notices.ts";
import { startKeepingFocus } from "../../ui/focus/keep-focus.ts";
import { startRoving } from "../../ui/focus/roving.ts";
import { usePageFocus } from "./use-page-focus.ts";

/**
 * Arrow keys in lists of dishes and sections, and recovery of a lost focus. Without it the page works with
 * more tab stops.
 */
export function useKeyboard(): void {
  const { t } = useI18n();
  usePageFocus();
  useEffect(() => startKeepingFocus(document), []);
  useEffect(() => {
    let isTold = false;
    return startRoving(document, () => {
      if (isTold) return;
      isTold = true;
      void laterMessages().then(
        () => notify(t("device.arrows"), "info"),
        () => undefined,
      );
    });
  }, [t]);
}
