import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { branchChoices } from "../../../../model/promotions/form/branch-choices.ts";
import { momentText, readMoment, withDay } from "../../../../model/promotions/form/typed-moment.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { DayChips } from "../../../../ui/fields/windows-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import type { PartProps } from "../part-props.ts";
import css from "../promotion-editor.module.css";

/** Branches and methods. */
export function WherePart({ form, change, shop, errorOf }: PartProps) {
  const { t } = useI18n();
  const { branches } = form;
  return (
    <>
      <FieldGroup legend={t("promo.edit.branches")} data-field="branches" error={errorOf("branches")}>
        {branchChoices(shop.places.locations, branches).map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={branches.includes(id)}
            onChange={(isOn) => change({ branches: isOn ? [...branches, id] : branches.filter((each) => each !== id) })}
          >
            {name}
          </Checkbox>
        ))}
        <p className={screen.quiet}>{t("promo.edit.branches.hint")}</p>
      </FieldGroup>
      <FieldGroup legend={t("promo.edit.methods")}>
        {(["isForPickup", "isForDelivery"] as const).map((field) => (
          <div key={field} data-field={field}>
            <Checkbox isSelected={form[field]} onChange={(isOn) => change({ [field]: isOn })}>
              {t(field === "isForPickup" ? "promo.edit.forPickup" : "promo.edit.forDelivery")}
            </Checkbox>
          </div>
        ))}
        <p className={screen.quiet}>{t("promo.edit.methods.hint")}</p>
      </FieldGroup>
    </>
  );
}

/** Weekdays, hours, beginning and end. */
export function WhenPart({ form, change, errorOf }: PartProps) {
  const { t } = useI18n();
  return (
    <>
      <FieldGroup legend={t("promo.edit.days")} data-field="days">
        <DayChips days={form.days} onChange={(days) => change({ days })} />
      </FieldGroup>
      <div className={css.pair}>
        {(["from", "to"] as const).map((field) => (
          <TextField
            key={field}
            type="time"
            label={t(`promo.edit.${field}`)}
            // Browser time fields have no 24:00.
            value={form[field] === "24:00" ? "00:00" : form[field]}
            onChange={(text) => change({ [field]: field === "to" && text === "00:00" ? "24:00" : text })}
            data-field={field}
          />
        ))}
      </div>
      <p className={screen.quiet}>{t("promo.edit.hours.hint")}</p>
      {(["starts", "expires"] as const).map((field) => (
        <Moment
          key={field}
          field={field}
          value={form[field]}
          onChange={(text) => change({ [field]: text })}
          error={errorOf(field)}
        />
      ))}
      <p className={screen.quiet}>{t("promo.edit.expires.hint")}</p>
    </>
  );
}

interface MomentProps {
  readonly field: "starts" | "expires";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

/** A day, and a time of it, on the shop's clock. Another notation of the document is shown until a day is chosen. */
function Moment({ field, value, onChange, error }: MomentProps) {
  const { t } = useI18n();
  const { day, time } = readMoment(value);
  const [kept, setKept] = useState("");
  return (
    <div className={css.pair}>
      <TextField
        type="date"
        label={t(`promo.edit.${field}`)}
        value={day}
        onChange={(next) => {
          if (day !== "") setKept(time);
          onChange(withDay(value, next, kept));
        }}
        error={error}
        data-field={field}
        {...(day === "" && value !== "" ? { hint: t("promo.edit.dates.other", { text: value }) } : {})}
      />
      <TextField
        type="time"
        label={t(`promo.edit.${field}.time`)}
        value={time}
        isDisabled={day === ""}
        onChange={(next) => onChange(momentText({ day, time: next }))}
      />
    </div>
  );
}
