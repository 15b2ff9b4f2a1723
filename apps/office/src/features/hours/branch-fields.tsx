import { useI18n } from "../../i18n/i18n-context.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { type FieldsProps, faultText } from "./fault-text.ts";

const texts = [
  ["name", 100],
  ["address", 200],
  ["place", 60],
  ["phone", 60],
  ["words", 200],
] as const;

/** Contacts of a branch, and how long it cooks. */
export function BranchFields({ form, onChange, faults, shopZone }: FieldsProps & { readonly shopZone: string }) {
  const { t } = useI18n();
  return (
    <section className={screen.form} aria-labelledby="branch-contacts">
      <h3 id="branch-contacts" className={screen.name}>
        {t("hours.contacts")}
      </h3>
      {texts.map(([field, longest]) => (
        <TextField
          key={field}
          label={t(`hours.${field}`)}
          value={form[field]}
          onChange={(text) => onChange({ [field]: text })}
          maxLength={longest}
          autoComplete="off"
          error={faultText(faults, field, t)}
        />
      ))}
      <NumberField
        label={t("hours.cooking")}
        value={form.cookingMinutes}
        onChange={(minutes) => onChange({ cookingMinutes: Number.isNaN(minutes) ? 0 : minutes })}
        minValue={0}
        maxValue={720}
        step={1}
      />
      <p className={screen.quiet}>{t("hours.cooking.hint")}</p>
      <TextField
        label={t("hours.timeZone")}
        hint={t("hours.timeZone.hint", { zone: shopZone })}
        value={form.timeZone}
        onChange={(timeZone) => onChange({ timeZone: timeZone.trim() })}
        maxLength={60}
        isPlain
        error={faultText(faults, "timeZone", t)}
      />
    </section>
  );
}
