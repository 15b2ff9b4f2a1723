import { GuideContentsSchema, type WireGuide, type WireGuideContents } from "@skatert/contract";
import type { GuideStep } from "@skatert/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guideQuery, saveGuideStep } from "../../model/guide/guide-query.ts";
import { createStepSaving } from "../../model/guide/step-saving.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** Shared by the forms of this tab, so that the next one waits for the last save. */
const saving = createStepSaving({
  save: saveGuideStep,
  read: () => queryClient.fetchQuery({ ...guideQuery, staleTime: 0 }),
});

/** Pause in typing before a step is saved. */
const restMs = 700;

export interface StepForm<Step extends GuideStep> {
  readonly content: WireGuideContents[Step];
  readonly change: (part: Partial<WireGuideContents[Step]>) => void;
  /** Saves unsaved values, and default values too. False: saving failed, and the page shows why. */
  readonly finish: () => Promise<boolean>;
}

/**
 * The values of a step. They are saved during typing, so that another device can continue, and kept by the tab until
 * the server has them (OFFICE-5).
 */
export function useStep<Step extends GuideStep>(guide: WireGuide, step: Step): StepForm<Step> {
  const { t } = useI18n();
  const failed = useFailure();
  const [content, setContent] = useState(() => openStep(guide, step));
  const latest = useRef(content);
  const saved = useRef<WireGuideContents[Step]>(guide.contents[step]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const adopt = (newer: WireGuideContents[Step]) => {
    forgetDraft(keyOf(step));
    saved.current = newer;
    latest.current = newer;
    setContent(newer);
  };
  const sendOnce = async (isFinished: boolean): Promise<boolean> => {
    let sent = latest.current;
    const outcome = await saving.save(step, () => {
      sent = latest.current;
      const isUnsaved = sent !== saved.current || (isFinished && saving.versionOf(step) === 0);
      return isUnsaved ? sent : null;
    });
    if (outcome === null) return true;
    if (outcome.kind === "failed") return failed(outcome.error);
    if (outcome.kind === "saved") {
      saved.current = sent;
      if (latest.current === sent) forgetDraft(keyOf(step));
      return true;
    }
    adopt(outcome.content);
    showToast({ text: t("guide.changedElsewhere"), look: "failed" });
    return false;
  };
  const send = useRef(sendOnce);
  useEffect(() => {
    send.current = sendOnce;
  });
  const save = useCallback((isFinished: boolean) => {
    clearTimeout(timer.current);
    return send.current(isFinished);
  }, []);
  useEffect(() => () => void save(false), [save]);
  const { [step]: newer } = guide.versions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version of the step matters
  useEffect(() => {
    if (latest.current !== saved.current || newer <= saving.versionOf(step)) return;
    saving.show(step, newer);
    adopt(guide.contents[step]);
  }, [newer, step]);
  const change = (part: Partial<WireGuideContents[Step]>) => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    writeDraft(keyOf(step), { version: saving.versionOf(step), content: latest.current });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(false), restMs);
  };
  return { content, change, finish: () => save(true) };
}

function keyOf(step: GuideStep): string {
  return `guide:${step}`;
}

/** The step's values that the tab kept, or else the saved ones. A draft of an outdated format is ignored. */
function openStep<Step extends GuideStep>(guide: WireGuide, step: Step): WireGuideContents[Step] {
  const draft = readDraft(keyOf(step));
  const version = Number(draft?.["version"]);
  const read = GuideContentsSchema.shape[step].safeParse(draft?.["content"]);
  if (!read.success || !Number.isInteger(version)) {
    saving.show(step, guide.versions[step]);
    return guide.contents[step];
  }
  saving.showKept(step, version);
  return read.data as WireGuideContents[Step];
}
