import type { WireUndoRefused } from "@skatert/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { undoChange, undoRefusal } from "../../../model/changes/publishing-calls.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useOwnSignInFailure } from "../../../platform/session/own-sign-in-failure.ts";
import { showToast } from "../../../ui/toast/toast.ts";

/** Undoes a published change, or shows why it cannot. Scripts of the shop come back only with the password. */
export function useUndo(onRefused: (refusal: WireUndoRefused) => void) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const failed = useFailure();
  const passwordFailure = useOwnSignInFailure();
  const [isSending, during] = useSending();
  const [isPasswordAsked, setPasswordAsked] = useState(false);

  /** Returns why the password was refused; null: it was not. */
  async function undo(id: number, password: string | null = null): Promise<string | null> {
    const result = await during(undoChange(id, password));
    if (!result.ok && password !== null && [401, 429].includes(result.error.status ?? 0))
      return passwordFailure(result.error);
    setPasswordAsked(!result.ok && result.error.code === "staff_password_required");
    if (result.ok) {
      const { change_id: made } = result.value;
      showToast({
        text: t("history.undo.done"),
        look: "done",
        undo: { label: t("history.undo.look"), run: () => void navigate(`/changes/history?open=${made}`) },
      });
    } else if (result.error.code !== "staff_password_required") {
      const refusal = undoRefusal(result.error);
      if (refusal === null) failed(result.error);
      else onRefused(refusal);
    }
    return null;
  }

  return { undo, isSending, isPasswordAsked, cancel: () => setPasswordAsked(false) };
}
