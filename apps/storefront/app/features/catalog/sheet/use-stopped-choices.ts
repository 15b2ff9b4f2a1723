import type { GroupId } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { speak } from "../../../ui/browser/voice.ts";
import type { DishDetail } from "../card/dish.ts";
import { type DishChoice, groupsAt } from "./dish-line.ts";
import { type GoneChoice, goneSpeech, withoutStopped } from "./stopped-choices.ts";
import type { StopOf } from "./supplement-stop.ts";

export interface StoppedChoices {
  readonly gone: readonly GoneChoice[];
  /** Called when the guest chooses in a group of the dish again, or in all of them. */
  readonly forget: (groupId?: GroupId) => void;
}

/** Takes what is stopped while the sheet is open out of the choice, keeps the rest, and says it once (trap 12). */
export function useStoppedChoices(
  product: DishDetail,
  choice: DishChoice,
  onChange: (choice: DishChoice) => void,
  stopOf: StopOf,
): StoppedChoices {
  const i18n = useI18n();
  const [gone, setGone] = useState<readonly GoneChoice[]>([]);
  const groups = groupsAt(product, choice.variationId);
  const now = withoutStopped(groups, choice.choices, stopOf);
  useEffect(() => {
    if (now.gone.length === 0) return;
    onChange({ ...choice, choices: now.choices });
    setGone((before) => [...before, ...now.gone]);
    speak(goneSpeech(groups, now, stopOf, i18n));
  });
  return {
    gone,
    forget: (groupId) => setGone((before) => before.filter(({ root }) => groupId !== undefined && root !== groupId)),
  };
}
