import type { WireDraft } from "@skatert/contract";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { publishDraft } from "../../../model/changes/publishing-calls.ts";
import { changeKey } from "../../../platform/api/change-key.ts";
import type { OfficeError } from "../../../platform/api/office-error.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { countsText } from "../words/entity-words.ts";

const none = { key: "", of: "" };

const refusals: Readonly<Record<string, "draft.publish.empty" | "draft.publish.tooMany">> = {
  empty: "draft.publish.empty",
  "too-many-releases": "draft.publish.tooMany",
};

/**
 * Publishes the draft now or at a time, and shows the result. A retry after a lost answer publishes nothing twice; a
 * draft that shows other changes is another attempt.
 */
export function usePublishing({ counts, changes }: Pick<WireDraft, "counts" | "changes">) {
  const i18n = useI18n();
  const { t } = i18n;
  const navigate = useNavigate();
  const failed = useFailure();
  const { time_zone: zone } = useShownBranch();
  const [isSending, during] = useSending();
  const attempt = useRef(none);

  function keyOf(at: string | null): string {
    const of = JSON.stringify([at, changes]);
    if (attempt.current.of !== of) attempt.current = { key: changeKey(), of };
    return attempt.current.key;
  }

  function refused(error: OfficeError): false {
    if (error.code !== "draft_refused") return failed(error);
    showToast({ text: t(refusals[String(error.data["reason"])] ?? "draft.publish.refused"), look: "failed" });
    return false;
  }

  async function publish(): Promise<boolean> {
    const result = await during(publishDraft(null, keyOf(null)));
    if (!result.ok) return refused(result.error);
    attempt.current = none;
    const { change_id: id } = result.value;
    showToast({
      text: t("draft.publish.done", { what: countsText(counts, i18n) }),
      look: "done",
      undo: { label: t("draft.publish.look"), run: () => void navigate(`/changes/history?open=${id}`) },
    });
    return true;
  }

  async function schedule(at: string): Promise<boolean> {
    const result = await during(publishDraft(at, keyOf(at)));
    if (!result.ok) return refused(result.error);
    attempt.current = none;
    showToast({ text: t("draft.scheduled", { time: i18n.dayTime(at, zone) }), look: "done" });
    return true;
  }

  return { publish, schedule, isSending };
}
