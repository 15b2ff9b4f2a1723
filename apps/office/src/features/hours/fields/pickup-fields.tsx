import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { FieldsProps } from "../fields-props.ts";

/** Whether guests collect orders at the branch, and the texts about the place. */
export function PickupFields({ form, onChange }: Omit<FieldsProps, "errorOf">) {
  const { t } = useI18n();
  return (
    <section className={screen.form} aria-labelledby="branch-pickup">
      <h3 id="branch-pickup" className={screen.name}>
        {t("branches.pickup")}
      </h3>
      <Checkbox isSelected={form.collects} onChange={(collects) => onChange({ collects })}>
        {t("branches.collects")}
      </Checkbox>
      {form.collects && (
        <TextField
          label={t("branches.collectName")}
          hint={t("branches.collectName.hint", { name: form.name.trim() || "—" })}
          value={form.collectName}
          onChange={(collectName) => onChange({ collectName })}
          maxLength={100}
          autoComplete="off"
        />
      )}
    </section>
  );
}
