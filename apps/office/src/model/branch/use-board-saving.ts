import type { WireBranchBoard } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { type BoardFault, type BoardForm, boardChange } from "./board-form.ts";
import { saveBranchBoard } from "./branch-board-query.ts";

/** Saves a branch's board settings and shows the result. */
export function useBoardSaving(branchId: number) {
  const { t } = useI18n();
  const failed = useFailure();
  const [faults, setFaults] = useState<readonly BoardFault[]>([]);
  const [isSending, during] = useSending();
  const faultText = (fault: BoardFault) => (faults.includes(fault) ? t(`settings.fault.${fault}`) : null);
  /** Null: nothing was saved. */
  const save = async (form: BoardForm): Promise<WireBranchBoard | null> => {
    const read = boardChange(form);
    setFaults("faults" in read ? read.faults : []);
    if ("faults" in read) return null;
    const result = await during(saveBranchBoard(branchId, read.change));
    if (!result.ok) {
      failed(result.error);
      return null;
    }
    showToast({ text: t("settings.saved"), look: "done" });
    return result.value;
  };
  return { isSending, faultText, save };
}
