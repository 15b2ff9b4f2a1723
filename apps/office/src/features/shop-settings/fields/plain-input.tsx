import type { PlacesShop } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PlainField } from "../../../model/shop-settings/plain-fields.ts";
import type { PlainFault, PlainValue } from "../../../model/shop-settings/plain-form.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../settings.module.css";

interface PlainInputProps {
  readonly field: PlainField;
  readonly value: PlainValue;
  readonly fault: PlainFault | null;
  readonly branches: PlacesShop["locations"];
  readonly onChange: (value: PlainValue) => void;
}

/** One setting by its kind. */
export function PlainInput({ field, value, fault, branches, onChange }: PlainInputProps) {
  const { t, money, number } = useI18n();
  const hint = field.hint === undefined ? undefined : t(field.hint);
  const error = fault === null ? null : t(`shopset.fault.${fault}`, boundsOf(field, { money, number }));
  switch (field.kind) {
    case "switch":
      return (
        <div className={css.switch}>
          <Checkbox isSelected={value === true} onChange={onChange}>
            {t(field.label)}
          </Checkbox>
          {hint !== undefined && <p className={screen.quiet}>{hint}</p>}
        </div>
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
          />
          {hint !== undefined && <p className={screen.quiet}>{hint}</p>}
        </div>
      );
    case "branches":
      return <BranchTicks label={t(field.label)} hint={hint} value={value} branches={branches} onChange={onChange} />;
    default:
      return (
        <TextField
          label={t(field.label)}
          value={String(value ?? "")}
          onChange={onChange}
          maxLength={field.kind === "text" ? field.maxLength : 200}
          autoComplete="off"
          error={error}
          {...(hint === undefined ? {} : { hint })}
          {...(field.kind === "text" && field.rows !== undefined ? { rows: field.rows } : {})}
          {...(field.kind === "money" ? { inputMode: "decimal" as const } : {})}
        />
      );
  }
}

type Formats = Pick<ReturnType<typeof useI18n>, "money" | "number">;

function boundsOf(field: PlainField, { money, number }: Formats) {
  if (field.kind === "whole") return { min: number(field.min), max: number(field.max) };
  return field.kind === "money" ? { min: money(field.min / 100), max: money(field.max / 100) } : { min: "", max: "" };
}

interface BranchTicksProps extends Pick<PlainInputProps, "value" | "branches" | "onChange"> {
  readonly label: string;
  readonly hint: string | undefined;
}

function BranchTicks({ label, hint, value, branches, onChange }: BranchTicksProps) {
  const ids: readonly number[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className={screen.group}>
      <legend className={screen.legend}>{label}</legend>
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
    </fieldset>
  );
}
