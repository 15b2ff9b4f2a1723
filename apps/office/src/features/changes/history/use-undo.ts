import type { WireUndoRefused } from "@skatert/contract";
import { useNavigate } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { undoChange, undoRefusal } from "../../../model/changes/publishing-calls.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { showToast } from "../../../ui/toast/toast.ts";

/** Undoes a published change, or shows why it cannot. */
export function useUndo(onRefused: (refusal: WireUndoRefused) => void) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const failed = useFailure();
  const [isSending, during] = useSending();

  async function undo(id: number): Promise<void> {
    const result = await during(undoChange(id));
    if (result.ok) {
      const { change_id: made } = result.value;
      showToast({
        text: t("history.undo.done"),
        look: "done",
        undo: { label: t("history.undo.look"), run: () => void navigate(`/changes/history?open=${made}`) },
      });
      return;
    }
    const refusal = undoRefusal(result.error);
    if (refusal === null) failed(result.error);
    else onRefused(refusal);
  }

  return { undo, isSending };
}
