import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { showsHidden } from "../../../model/catalog/menu-marks.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./hidden-notes.module.css";
import { hiddenSections } from "./hidden-sections.ts";

/** Below the heading of a section whose dishes are all hidden: their number, and a button that shows them. */
export function HiddenNotes({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useI18n();
  const sections = useHiddenSections(ids);
  return sections.map(({ element, count }) =>
    createPortal(
      <p className={styles["note"]}>
        {t("menu.hidden", { count })}
        <Button look="quiet" size="s" onClick={() => element.setAttribute(showsHidden, "")}>
          {t("menu.show")}
        </Button>
      </p>,
      element,
      element.id,
    ),
  );
}

/** Sections of the page without a visible dish, updated as the page changes. */
function useHiddenSections(ids: readonly number[]) {
  const [found, setFound] = useState<ReturnType<typeof hiddenSections>>([]);
  useEffect(() => {
    const read = () =>
      setFound((before) => {
        const now = hiddenSections(document, ids);
        const isSame =
          now.length === before.length &&
          now.every(({ element, count }, at) => element === before[at]?.element && count === before[at]?.count);
        return isSame ? before : now;
      });
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: [showsHidden] });
    return () => watch.disconnect();
  }, [ids]);
  return found;
}
