import { GUIDE_LANGUAGES } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { faultText } from "../fault-text.ts";
import css from "../guide.module.css";
import type { StepProps } from "./step-props.ts";
import { timeZones } from "./time-zones.ts";

const zonesId = "guide-time-zones";

/** Name, phone, language, currency and time zone. */
export function RestaurantStep({ form: { content, change }, faults }: StepProps<"restaurant">) {
  const speech = useI18n();
  const { t } = speech;
  const errorOf = (field: string) => faultText(faults, { field }, speech);
  return (
    <>
      <TextField
        label={t("guide.name")}
        value={content.name}
        onChange={(name) => change({ name })}
        maxLength={100}
        autoComplete="organization"
        error={errorOf("name")}
      />
      <TextField
        label={t("guide.phone")}
        hint={t("guide.phoneHint")}
        value={content.phone}
        onChange={(phone) => change({ phone })}
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="tel"
        error={errorOf("phone")}
      />
      <Choices
        label={t("guide.language")}
        choices={GUIDE_LANGUAGES.map((value) => ({ value, label: t(`guide.language.${value}`) }))}
        value={content.language}
        onChange={(language) => change({ language })}
      />
      <div className={css.pair}>
        <TextField
          label={t("guide.currency")}
          value={content.currency}
          onChange={(currency) => change({ currency })}
          maxLength={5}
          error={errorOf("currency")}
        />
        <TextField
          label={t("guide.timeZone")}
          hint={t("guide.timeZoneHint")}
          value={content.time_zone}
          onChange={(zone) => change({ time_zone: zone })}
          list={zonesId}
          maxLength={60}
          isPlain
          error={errorOf("time_zone")}
        />
        <datalist id={zonesId}>
          {timeZones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
    </>
  );
}
