import { readIsoDay } from "@skatert/contract";
import { dayKey, instantAt, localTime, type SlotPolicy, shopAt, type WorkSchedule } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { weekdayOfDate } from "../../model/branches/branch-form.ts";
import { previewText } from "../../model/hours/preview-text.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./hours.module.css";

interface PreviewPanelProps {
  readonly schedule: WorkSchedule;
  readonly policy: SlotPolicy;
  readonly warehouseId: number;
}

/** The state of the shop at any date and time of the branch's clock, by the hours in the form (EDIT-3). */
export function PreviewPanel({ schedule, policy, warehouseId }: PreviewPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const zone = schedule.timeZone;
  const [start] = useState(() => localTime(shopNow(), zone));
  const [date, setDate] = useState(() => dayKey(start.day));
  const [clock, setClock] = useState(() => clockOf(start.minute));
  const day = readIsoDay(date);
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(":").map(Number);
  const at = day === null || !Number.isFinite(hours + minutes) ? null : instantAt(day, hours * 60 + minutes, zone);
  const momentOf = (method: "flat_rate" | "local_pickup", instant: number) =>
    shopAt(schedule, policy, { method, warehouseId }, instant);
  const isMoved = at !== null && localTime(at, zone).minute !== hours * 60 + minutes;
  return (
    <section className={screen.panel} aria-labelledby="hours-preview">
      <h2 id="hours-preview" className={screen.heading}>
        {t("hours.preview")}
      </h2>
      <div className={css.pair}>
        <TextField type="date" label={t("hours.preview.date")} value={date} onChange={setDate} />
        <TextField type="time" label={t("hours.preview.time")} value={clock} onChange={setClock} />
      </div>
      <div role="status" className={screen.form}>
        {at === null ? (
          <p className={screen.quiet}>{t("hours.preview.choose")}</p>
        ) : (
          <>
            <p className={screen.name}>
              {t(`hours.day.${weekdayOfDate(date)}`)}, {i18n.dayTime(new Date(at).toISOString(), zone)}
            </p>
            {isMoved && <p className={screen.quiet}>{t("hours.preview.skipped")}</p>}
            {previewText(
              { at, zone, delivery: momentOf("flat_rate", at), pickup: momentOf("local_pickup", at) },
              i18n,
            ).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
    </section>
  );
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
