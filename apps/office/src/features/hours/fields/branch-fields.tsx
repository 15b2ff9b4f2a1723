import { useI18n } from "../../../i18n/i18n-context.tsx";
import { findPlace } from "../../../model/zones/find-place.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { PointField } from "../../choosing/point-field.tsx";
import type { FieldsProps } from "../fields-props.ts";

const about = [
  ["name", 100],
  ["city", 100],
  ["address", 200],
] as const;
const contacts = [
  ["phone", 60],
  ["words", 200],
] as const;

/** Name, address and contacts of a branch. */
export function BranchFields({ form, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n();
  const address = [form.city, form.address].filter((part) => part.trim() !== "").join(", ");
  const text = ([field, longest]: (typeof about)[number] | (typeof contacts)[number]) => (
    <TextField
      key={field}
      label={t(`hours.${field}`)}
      value={form[field]}
      onChange={(typed) => onChange({ [field]: typed })}
      maxLength={longest}
      autoComplete="off"
      data-field={field}
      error={errorOf(field)}
    />
  );
  return (
    <section className={screen.form} aria-labelledby="branch-contacts">
      <h3 id="branch-contacts" className={screen.name}>
        {t("hours.contacts")}
      </h3>
      {about.map(text)}
      <PointField
        words={{ title: t("branches.point"), here: t("branches.hereNow"), map: t("branches.map") }}
        find={() => findPlace(address, [])}
        canFind={address !== ""}
        value={form.place}
        onChange={(place) => onChange({ place })}
        data-field="place"
        error={errorOf("place")}
      />
      {contacts.map(text)}
    </section>
  );
}

/** Cooking time and time zone of a branch. */
export function CookingFields({ form, onChange, errorOf, shopZone }: FieldsProps & { readonly shopZone: string }) {
  const { t } = useI18n();
  return (
    <section className={screen.form} aria-labelledby="branch-cooking">
      <h3 id="branch-cooking" className={screen.name}>
        {t("branches.cooking")}
      </h3>
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
        data-field="timeZone"
        error={errorOf("timeZone")}
      />
    </section>
  );
}
