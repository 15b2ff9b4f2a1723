import { dayKey, isSameDay, localTime, type WorkSchedule } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { ChosenSlot } from "../../../model/checkout/checkout-draft.ts";
import { shopNow } from "../../../model/shop/shop-clock.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { dayLabel, nightText } from "../../../model/times/day-label.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { Skeleton } from "../../../ui/text/skeleton.tsx";
import { type SlotDay, slotDays, slotParts } from "./slot-days.ts";
import styles from "./slot-picker.module.css";
import type { TakeTimes } from "./use-take-times.ts";

export interface SlotPickerProps {
  readonly times: TakeTimes;
  readonly chosen: ChosenSlot | null;
  /** Of the branch. Null until loaded. */
  readonly schedule: WorkSchedule | null;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** A day, a part of it and one of its slots, as chips. */
export function SlotPicker({ times, chosen, schedule, onChoose }: SlotPickerProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone } = useShop();
  const today = localTime(shopNow(), schedule?.timeZone ?? timeZone).day;
  const days = slotDays(times.options, schedule, shopNow());
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const shown =
    days.find(({ key }) => key === chosenKey) ??
    days.find(({ slots }) => slots.some((slot) => isSameSlot(slot, chosen))) ??
    days[0];
  if (times.status === "error") return <SlotsFailed onRetry={times.retry} />;
  if (shown === undefined)
    return times.status === "success" ? <Notice>{t("checkout.noSlots")}</Notice> : <SlotSkeleton />;
  return (
    <div className={styles["picker"]}>
      <fieldset aria-label={t("checkout.day")} data-rove="" className={styles["days"]}>
        {days.map(({ key, day }) => (
          <ChipButton key={key} aria-pressed={key === shown.key} onClick={() => setChosenKey(key)}>
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
  const i18n = useI18n();
  const { t, formatMinute } = i18n;
  const parts = slotParts(day.slots);
  const [pressedKey, setPressedKey] = useState<string | null>(null);
  const shown =
    parts.find(({ key }) => key === pressedKey) ??
    parts.find(({ slots }) => slots.some((slot) => isSameSlot(slot, chosen))) ??
    parts.find(({ slots }) => slots.some(({ isAvailable }) => isAvailable)) ??
    parts[0];
  return (
    <>
      {parts.length > 1 && (
        <fieldset aria-label={t("checkout.part")} data-rove="" className={styles["days"]}>
          {parts.map(({ key, part }) => (
            <ChipButton key={key} aria-pressed={key === shown?.key} onClick={() => setPressedKey(key)}>
              {t(`checkout.part.${part}`)}
            </ChipButton>
          ))}
        </fieldset>
      )}
      <fieldset aria-label={t("checkout.time")} data-rove="" className={styles["slots"]}>
        {shown?.slots.map(({ day: date, from, to, isAvailable }) => (
          <ChipButton
            key={`${dayKey(date)} ${from}`}
            aria-pressed={isSameSlot({ day: date, from }, chosen)}
            disabled={!isAvailable}
            className={styles["slot"]}
            onClick={() => onChoose({ day: date, from, to })}
          >
            <span translate="no">
              {formatMinute(from)}–{formatMinute(to)}
            </span>
            {!isAvailable && <span className={styles["full"]}>{t("checkout.slotFull")}</span>}
            {isAvailable && !isSameDay(date, day.day) && (
              <span className={styles["full"]}>{nightText(date, i18n)}</span>
            )}
          </ChipButton>
        ))}
      </fieldset>
    </>
  );
}

function isSameSlot(slot: Pick<ChosenSlot, "day" | "from">, chosen: ChosenSlot | null): boolean {
  return chosen !== null && slot.from === chosen.from && isSameDay(slot.day, chosen.day);
}

function SlotSkeleton() {
  return (
    <div className={styles["picker"]}>
      <Skeleton height="48px" />
      <Skeleton height="252px" />
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
