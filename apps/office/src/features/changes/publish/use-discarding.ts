import { useI18n } from "../../../i18n/i18n-context.tsx";
import { type Discarding, discardChanges, reopenRelease } from "../../../model/changes/publishing-calls.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { showToast } from "../../../ui/toast/toast.ts";

/** Discards changes. The toast offers an undo for ten seconds. */
export function useDiscarding() {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();

  async function takeBack(id: number): Promise<void> {
    const result = await reopenRelease(id);
    if (result.ok) showToast({ text: t("draft.undone"), look: "done" });
    else failed(result.error);
  }

  async function discard(what: Discarding, text: string): Promise<boolean> {
    const result = await during(discardChanges(what));
    if (!result.ok) return failed(result.error);
    const { discarded } = result.value;
    const undo = discarded === null ? {} : { undo: { label: t("draft.undo"), run: () => void takeBack(discarded) } };
    showToast({ text, look: "done", ...undo });
    return true;
  }

  return { discard, isSending };
}
