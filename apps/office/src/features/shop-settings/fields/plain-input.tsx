import type { PlacesShop } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainField } from "../../../model/shop-settings/plain-fields.ts";
import type { PlainValue } from "../../../model/shop-settings/plain-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../settings.module.css";

interface PlainInputProps {
  readonly field: PlainField;
  readonly value: PlainValue;
  /** The field's name in its form. */
  readonly name: string;
  readonly error: string | null;
  readonly branches: PlacesShop["locations"];
  readonly onChange: (value: PlainValue) => void;
}

/** A setting with the input for its kind. */
export function PlainInput({ field, value, name, error, branches, onChange }: PlainInputProps) {
  const { t } = useI18n();
  const hint = field.hint === undefined ? undefined : t(field.hint);
  switch (field.kind) {
    case "flag":
      return (
        <FieldGroup legend={t(field.label)} isLegendUnseen data-field={name} error={error}>
          <div className={css.switch}>
            <Checkbox isSelected={value === true} onChange={onChange}>
              {t(field.label)}
            </Checkbox>
            {hint !== undefined && <p className={screen.quiet}>{hint}</p>}
          </div>
        </FieldGroup>
      );
    case "whole":
      return (
        <div className={css.number}>
          <NumberField
            label={t(field.label)}
            value={typeof value === "number" ? value : Number.NaN}
            onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
            minValue={field.min}
            maxValue={field.max}
            step={1}
            error={error}
            data-field={name}
          />
          {hint !== undefined && <p className={screen.quiet}>{hint}</p>}
        </div>
      );
    case "branches":
      return <BranchTicks label={t(field.label)} {...{ hint, name, error, value, branches, onChange }} />;
    default:
      return (
        <TextField
          label={t(field.label)}
          value={String(value ?? "")}
          onChange={onChange}
          maxLength={field.kind === "text" ? field.maxLength : 200}
          autoComplete="off"
          data-field={name}
          error={error}
          {...(hint === undefined ? {} : { hint })}
          {...(field.kind === "text" && field.rows !== undefined ? { rows: field.rows } : {})}
          {...(field.kind === "money" ? { inputMode: "decimal" as const } : {})}
        />
      );
  }
}

interface BranchTicksProps extends Omit<PlainInputProps, "field"> {
  readonly label: string;
  readonly hint: string | undefined;
}

function BranchTicks({ label, hint, name, error, value, branches, onChange }: BranchTicksProps) {
  const ids: readonly number[] = Array.isArray(value) ? value : [];
  return (
    <FieldGroup legend={label} data-field={name} error={error}>
      <div className={css.checks}>
        {branches.flatMap(({ name, warehouseIds }) =>
          warehouseIds.map((id) => (
            <Checkbox
              key={id}
              isSelected={ids.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...ids, id] : ids.filter((each) => each !== id))}
            >
              {name}
            </Checkbox>
          )),
        )}
      </div>
      {hint !== undefined && <p className={screen.quiet}>{hint}</p>}
    </FieldGroup>
  );
}
