import type { WireImport } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { undoImport } from "../../model/imports/import-calls.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import { summaryText } from "./words/summary-words.ts";

/** Undoes an import after a confirmation that lists the effects, and shows later changes that block it. */
export function UndoImport({ applied }: { readonly applied: WireImport }) {
  const i18n = useI18n();
  const { t } = i18n;
  const refused = useFailure();
  const [isAsked, setIsAsked] = useState(false);
  const [isInTheWay, setIsInTheWay] = useState(false);
  const [isSending, during] = useSending();
  const undo = async () => {
    const result = await during(undoImport(applied.id));
    if (result.ok) setIsAsked(false);
    else if (result.error.data["reason"] === "conflicts") setIsInTheWay(true);
    else refused(result.error);
  };
  return (
    <>
      <Button onPress={() => setIsAsked(true)}>{t("imports.undo")}</Button>
      <Dialog title={t("imports.undo.title")} isOpen={isAsked} onClose={() => setIsAsked(false)}>
        <p role={isInTheWay ? "alert" : undefined}>
          {isInTheWay
            ? t("imports.undo.conflicts")
            : t("imports.undo.text", { what: summaryText(applied.summary, i18n) })}
        </p>
        <DialogButtons>
          {!isInTheWay && (
            <Button look="danger" isPending={isSending} onPress={() => void undo()}>
              {t("imports.undo")}
            </Button>
          )}
          <Button onPress={() => setIsAsked(false)}>{t("close")}</Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
