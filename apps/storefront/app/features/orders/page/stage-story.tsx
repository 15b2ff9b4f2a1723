import { useI18n } from "../../../i18n/i18n-context.tsx";
import { stageKey } from "../../../model/orders/stage-text.ts";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./stage-story.module.css";
import type { StoryStep } from "./story-steps.ts";

export interface StageStoryProps {
  readonly steps: readonly StoryStep[];
  readonly isDelivery: boolean;
  /** The restaurant has not confirmed the order, so it is sent and not accepted. */
  readonly isUnanswered: boolean;
  readonly timeZone: string;
}

/** The order's stages from top to bottom, each with its time. */
export function StageStory({ steps, isDelivery, isUnanswered, timeZone }: StageStoryProps) {
  const { t, formatTime } = useI18n();
  return (
    <ol aria-label={t("orders.story")} className={styles["story"]}>
      {steps.map(({ stage, state, at }) => (
        <li
          key={stage}
          className={styles["step"]}
          data-state={state}
          data-stage={stage}
          aria-current={state === "present" ? "step" : undefined}
        >
          <span className={styles["mark"]}>
            {state === "past" && <Icon name="check" size={16} />}
            {state === "present" && stage === "cancelled" && <Icon name="close" size={16} />}
            {state === "present" && stage === "handed-over" && <Icon name="check" size={16} />}
          </span>
          <span className={styles["name"]}>
            {t(isUnanswered && stage === "accepted" ? "answer.sent" : stageKey(stage, isDelivery))}
          </span>
          <span className={styles["time"]}>{at === null ? null : formatTime(at, timeZone)}</span>
        </li>
      ))}
    </ol>
  );
}
