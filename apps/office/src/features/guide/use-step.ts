import { GuideContentsSchema, type WireGuide, type WireGuideContents } from "@skatert/contract";
import type { GuideStep } from "@skatert/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guideQuery, saveGuideStep } from "../../model/guide/guide-query.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { showToast } from "../../ui/toast/toast.ts";

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
  const [content, setContent] = useState(() => draftOf(step) ?? guide.contents[step]);
  const latest = useRef(content);
  const saved = useRef<WireGuideContents[Step]>(guide.contents[step]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(Promise.resolve(true));

  const sendOnce = async (isFinished: boolean): Promise<boolean> => {
    const sent = latest.current;
    const version = queryClient.getQueryData(guideQuery.queryKey)?.versions[step] ?? guide.versions[step];
    if (sent === saved.current && !(isFinished && version === 0)) return true;
    const result = await saveGuideStep({ step, version, content: sent });
    if (result.ok) {
      saved.current = sent;
      if (latest.current === sent) forgetDraft(keyOf(step));
      return true;
    }
    if (result.error.code !== "entity_changed") return failed(result.error);
    const { contents } = await queryClient.fetchQuery({ ...guideQuery, staleTime: 0 });
    forgetDraft(keyOf(step));
    saved.current = contents[step];
    latest.current = contents[step];
    setContent(contents[step]);
    showToast({ text: t("guide.changedElsewhere"), look: "failed" });
    return false;
  };
  const send = useRef(sendOnce);
  useEffect(() => {
    send.current = sendOnce;
  });
  // Requests run one after another, because each is based on the version that the previous one made.
  const save = useCallback((isFinished: boolean) => {
    clearTimeout(timer.current);
    running.current = running.current.then(() => send.current(isFinished));
    return running.current;
  }, []);
  useEffect(() => () => void save(false), [save]);
  const change = (part: Partial<WireGuideContents[Step]>) => {
    latest.current = { ...latest.current, ...part };
    setContent(latest.current);
    writeDraft(keyOf(step), latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(false), restMs);
  };
  return { content, change, finish: () => save(true) };
}

function keyOf(step: GuideStep): string {
  return `guide:${step}`;
}

/** The step's values that the tab kept; null: none, or their format is outdated. */
function draftOf<Step extends GuideStep>(step: Step): WireGuideContents[Step] | null {
  const read = GuideContentsSchema.shape[step].safeParse(readDraft(keyOf(step)));
  return read.success ? (read.data as WireGuideContents[Step]) : null;
}
