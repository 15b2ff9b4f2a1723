import { type CalendarDay, isSameDay } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ChosenSlot } from "../../state/checkout-draft.ts";
import { dayLabel } from "../../state/day-label.ts";
import { Button } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type SlotDay, slotDays } from "./slot-days.ts";
import styles from "./slot-picker.module.css";
import type { TakeTimes } from "./use-take-times.ts";

export interface SlotPickerProps {
  readonly times: TakeTimes;
  readonly chosen: ChosenSlot | null;
  readonly today: CalendarDay;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** A day and a slot of it, as chips. */
export function SlotPicker({ times, chosen, today, onChoose }: SlotPickerProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const days = slotDays(times.options);
  const [dayKey, setDayKey] = useState<string | null>(null);
  const shown =
    days.find(({ key }) => key === dayKey) ??
    days.find(({ day }) => chosen !== null && isSameDay(day, chosen.day)) ??
    days[0];
  if (times.status === "error") return <SlotsFailed onRetry={times.retry} />;
  if (shown === undefined)
    return times.status === "success" ? <Notice>{t("checkout.noSlots")}</Notice> : <SlotSkeleton />;
  return (
    <div className={styles["picker"]}>
      <fieldset aria-label={t("checkout.day")} className={styles["days"]}>
        {days.map(({ key, day }) => (
          <ChipButton key={key} aria-pressed={key === shown.key} onClick={() => setDayKey(key)}>
            {dayLabel(day, today, i18n)}
          </ChipButton>
        ))}
      </fieldset>
      <Slots key={shown.key} day={shown} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface SlotsProps {
  readonly day: SlotDay;
  readonly chosen: ChosenSlot | null;
  readonly onChoose: (slot: ChosenSlot) => void;
}

function Slots({ day, chosen, onChoose }: SlotsProps) {
  const { t, formatMinute } = useI18n();
  const isChosen = (from: number) => chosen !== null && chosen.from === from && isSameDay(chosen.day, day.day);
  return (
    <fieldset aria-label={t("checkout.time")} className={styles["slots"]}>
      {day.slots.map(({ from, to, isAvailable }) => (
        <ChipButton
          key={from}
          aria-pressed={isChosen(from)}
          disabled={!isAvailable}
          className={styles["slot"]}
          onClick={() => onChoose({ day: day.day, from, to })}
        >
          <span translate="no">
            {formatMinute(from)}–{formatMinute(to)}
          </span>
          {!isAvailable && <span className={styles["full"]}>{t("checkout.slotFull")}</span>}
        </ChipButton>
      ))}
    </fieldset>
  );
}

function SlotSkeleton() {
  return (
    <div className={styles["picker"]}>
      <Skeleton height="44px" />
      <Skeleton height="144px" />
    </div>
  );
}

function SlotsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles["picker"]}>
      <Notice tone="danger">{t("checkout.slotsFailed")}</Notice>
      <Button look="tint" onClick={onRetry}>
        {t("site.retry")}
      </Button>
    </div>
  );
}
