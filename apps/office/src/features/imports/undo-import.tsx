import type { WireImport, WireImportUndoRefused } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { importUndoRefusal, undoImport } from "../../model/imports/import-calls.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { UndoRefusal } from "./undo-refusal.tsx";
import { summaryText } from "./words/summary-words.ts";

/** Undoes an import after a confirmation that lists the effects, and shows why it cannot be undone. */
export function UndoImport({ applied }: { readonly applied: WireImport }) {
  const i18n = useI18n();
  const { t } = i18n;
  const failed = useFailure();
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<WireImportUndoRefused | null>(null);
  const [isSending, during] = useSending();
  const ask = () => {
    setRefusal(null);
    setIsAsked(true);
  };
  const undo = async () => {
    const result = await during(undoImport(applied.id));
    if (result.ok) return setIsAsked(false);
    const refused = importUndoRefusal(result.error);
    if (refused === null) failed(result.error);
    // Another person has undone it, so this button disappears with its dialog.
    else if (refused.reason === "state") showToast({ text: t("imports.undo.state"), look: "failed" });
    else setRefusal(refused);
  };
  return (
    <>
      <Button onPress={ask}>{t("imports.undo")}</Button>
      <Dialog title={t("imports.undo.title")} isOpen={isAsked} onClose={() => setIsAsked(false)}>
        {refusal === null ? (
          <p>{t("imports.undo.text", { what: summaryText(applied.summary, i18n) })}</p>
        ) : (
          <UndoRefusal refusal={refusal} />
        )}
        <DialogButtons>
          {refusal === null && (
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
