import type { Pause, WorkSchedule } from "@skatert/domain";
import { isOpenAt } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./point-choice.module.css";
import { distanceText, hoursToday, openingText } from "./point-hours.ts";

export interface PointView {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Kind of place, or number of seats. */
  readonly note: string | null;
  readonly schedule: WorkSchedule | null;
  /** The reason why it takes no orders now (STATE-3). Null: it takes orders. */
  readonly pause: Pause | null;
  /** Distance from the shopper's address. Null if unknown. */
  readonly meters: number | null;
}

export interface PointChoiceProps {
  readonly label: string;
  readonly points: readonly PointView[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number) => void;
}

/** Pickup points or lounges, as radio buttons with today's hours. */
export function PointChoice({ label, points, chosenId, onChoose }: PointChoiceProps) {
  return (
    <fieldset className={styles["group"]}>
      <legend className="visually-hidden">{label}</legend>
      {points.map((point) => (
        <PointRow key={point.id} point={point} isChosen={point.id === chosenId} onChoose={() => onChoose(point.id)} />
      ))}
    </fieldset>
  );
}

function PointRow({
  point,
  isChosen,
  onChoose,
}: {
  readonly point: PointView;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { schedule, meters } = point;
  const now = shopNow();
  const today = schedule && hoursToday(schedule, now, i18n);
  const facts = [
    point.note,
    today && t("place.todayHours", { hours: today }),
    meters !== null && t("place.distance", { distance: distanceText(meters, i18n) }),
  ].filter(Boolean);
  return (
    <label className={styles["row"]}>
      <input type="radio" name="point" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <span className={styles["mark"]} />
      <span className={styles["text"]}>
        <span className={styles["name"]}>{point.name}</span>
        <span className={styles["address"]}>{point.address}</span>
        <span className={styles["facts"]}>{facts.join(" · ")}</span>
        {point.pause && <span className={styles["status"]}>{point.pause.message ?? t("reason.paused")}</span>}
        {schedule && !point.pause && (
          <span className={classNames(styles["status"], isOpenAt(schedule, now) && styles["open"])}>
            {openingText(schedule, now, i18n)}
          </span>
        )}
      </span>
    </label>
  );
}
