import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { changeDiet, useHiddenWords } from "../../../model/account/diet.ts";
import type { MenuMarks } from "../../../model/catalog/menu-marks.ts";
import { fetchPayload } from "../../../platform/api/payload.ts";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import styles from "./diet-modal.module.css";

/** The allergens of the whole menu. Each choice applies at once, and stays on the device. */
export default function DietModal({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useI18n();
  const hidden = useHiddenWords();
  const { menu, isFailed, retry } = useMenuMarks();
  const toggle = async (word: string) => {
    const isHidden = hidden.includes(word);
    const isTaken = await changeDiet(isHidden ? [] : [word], isHidden ? [word] : [], language);
    if (!isTaken) notify(t("account.failed"), "danger");
  };
  return (
    <Dialog
      title={t("menu.filters.without")}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {t("coupons.done")}
        </Button>
      }
    >
      <div className={styles["body"]}>
        <p>{t("diet.text")}</p>
        {isFailed && (
          <Notice tone="danger">
            <p>{t("account.failed")}</p>
            <Button look="tint" size="s" onClick={retry}>
              {t("site.retry")}
            </Button>
          </Notice>
        )}
        {menu === null && !isFailed && <Skeleton height="140px" />}
        <div className={styles["words"]}>
          {menu?.allergens.map(({ word, name }) => (
            <ChipButton key={word} aria-pressed={hidden.includes(word)} onClick={() => void toggle(word)}>
              {name}
            </ChipButton>
          ))}
        </div>
        <p className={styles["note"]}>{t("preferences.note")}</p>
      </div>
    </Dialog>
  );
}

function useMenuMarks() {
  const [menu, setMenu] = useState<MenuMarks | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetchPayload<MenuMarks>("dish-marks", "/dish-marks", stop.signal).then(setMenu, (error: unknown) => {
      if (stop.signal.aborted) return;
      console.warn("the menu's allergens do not answer", error);
      setFailed(attempt);
    });
    return () => stop.abort();
  }, [attempt]);
  return { menu, isFailed: menu === null && failed === attempt, retry: () => setAttempt(attempt + 1) };
}
