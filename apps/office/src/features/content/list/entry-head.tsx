import type { WireContentRow } from "@skatert/contract";
import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useWork } from "../../../platform/session/me-context.tsx";
import { shopAddress } from "../../../platform/session/shop-address.ts";
import { BackButton } from "../../../ui/back-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import { HistoryLink } from "../../changes/history-link.tsx";
import css from "../content.module.css";
import type { KindDeskProps } from "./kind-desk-props.ts";

interface EntryHeadProps extends Pick<KindDeskProps, "historyOf" | "onRemove" | "onReturn"> {
  readonly row: WireContentRow;
  readonly onClose: () => void;
}

/** The title of an entry, a link to it on the site, and "remove". */
export function EntryHead({ row, onClose, historyOf, onRemove, onReturn }: EntryHeadProps) {
  const { t } = useI18n();
  const failed = useFailure();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const { id, name, path, state } = row;
  const { me } = useWork();
  const address = path === null || state === "new" ? null : shopAddress(me, path);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that opened the entry may be out of view
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  const remove = async () => {
    // Close the form first, because it would refetch the removed entry.
    onClose();
    const result = await onRemove(id);
    if (!result.ok) return void failed(result.error);
    const isBack = onReturn !== undefined && state !== "new";
    showToast({
      text: t("content.removed", { name }),
      look: "done",
      ...(isBack ? { undo: { label: t("content.return"), run: () => void back(onReturn) } } : {}),
    });
  };
  const back = async (bring: NonNullable<KindDeskProps["onReturn"]>) => {
    const result = await bring(id);
    if (!result.ok) failed(result.error);
  };
  return (
    <>
      <BackButton onPress={onClose} />
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={screen.heading}>
          {name}
        </h2>
        <div className={css.ways}>
          {address !== null && (
            <a className={css.site} href={address} target="_blank" rel="noreferrer">
              {t("content.onSite")}
            </a>
          )}
          {state !== "new" && <HistoryLink entity={historyOf(id)} name={name} />}
          <Button look="quiet" onPress={() => setAsksRemoval(true)}>
            {t("content.remove")}
          </Button>
        </div>
      </div>
      <Dialog title={t("content.remove.title", { name })} isOpen={asksRemoval} onClose={() => setAsksRemoval(false)}>
        <p>{t(state === "new" ? "content.remove.new" : "content.remove.text")}</p>
        <DialogButtons>
          <Button look="danger" onPress={() => void remove()}>
            {t("content.remove.do")}
          </Button>
          <Button onPress={() => setAsksRemoval(false)}>{t("content.cancel")}</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
