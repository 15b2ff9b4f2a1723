import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { SpecialDay } from "../../../model/branches/branch-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { FieldsProps } from "../fields-props.ts";
import css from "../hours.module.css";
import { IntervalFields } from "./interval-fields.tsx";

const maxDays = 100;

/** Holidays and closures: dates whose hours replace those of the week, with the reason. */
export function SpecialDays({ form, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n();
  const { days } = form;
  const put = (at: number, part: Partial<SpecialDay>) =>
    onChange({ days: days.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <section className={screen.form} aria-labelledby="special-days">
      <h3 id="special-days" className={screen.name}>
        {t("hours.special")}
      </h3>
      {days.length === 0 && <p className={screen.quiet}>{t("hours.special.none")}</p>}
      {days.map((each, at) => {
        const name = each.day === "" ? t("hours.special.new") : each.day;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no id, and their dates change during editing
          <fieldset key={at} className={css.special}>
            <legend className={screen.legend}>
              {each.hours.length === 0 ? `${name}: ${t("hours.closed")}` : name}
            </legend>
            <div className={css.pair}>
              <TextField
                type="date"
                label={t("hours.special.date")}
                value={each.day}
                onChange={(day) => put(at, { day })}
                data-field={`days.${at}`}
                error={errorOf(`days.${at}`)}
              />
              <TextField
                label={t("hours.special.reason")}
                value={each.reason}
                onChange={(reason) => put(at, { reason })}
                maxLength={100}
              />
            </div>
            <IntervalFields day={name} hours={each.hours} onChange={(hours) => put(at, { hours })}>
              <Button
                look="quiet"
                aria-label={t("hours.special.remove.of", { day: name })}
                onPress={() => onChange({ days: days.filter((_, index) => index !== at) })}
              >
                {t("hours.special.remove")}
              </Button>
            </IntervalFields>
          </fieldset>
        );
      })}
      {days.length >= maxDays && (
        <p role="status" className={screen.quiet}>
          {t("hours.special.full", { max: maxDays })}
        </p>
      )}
      <div>
        <Button
          isDisabled={days.length >= maxDays}
          onPress={() => onChange({ days: [...days, { day: "", hours: [], reason: "" }] })}
        >
          {t("hours.special.add")}
        </Button>
      </div>
    </section>
  );
}
