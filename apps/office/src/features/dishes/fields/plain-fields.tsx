import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { kindOf, type PlainDish } from "../../../model/dishes/plain-dish.ts";
import { DISH_CARDS, type DishCard, type DishField } from "../../../model/titles/dish-fields.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PartProps } from "../editor/part-props.ts";
import { WordsField } from "./words-field.tsx";

type FormProps = Pick<PartProps, "form" | "change" | "errorOf" | "options">;

/** The fields with a single value of a part of the form. */
export function PlainFields({ card, ...props }: FormProps & { readonly card: DishCard }) {
  const fields = Object.entries(DISH_CARDS[card]) as readonly (readonly [keyof PlainDish, DishField])[];
  return fields.map(([name, field]) => <PlainField key={name} name={name} field={field} {...props} />);
}

interface PlainFieldProps extends FormProps {
  readonly name: keyof PlainDish;
  readonly field: DishField;
}

/** A field with the control for its kind. */
function PlainField({ name, field, form, change, errorOf, options }: PlainFieldProps) {
  const { t } = useI18n();
  const list = useId();
  const value = form[name];
  const usual = field.usual === undefined ? [] : options[field.usual];
  const label = t(field.label);
  const hint = field.hint === undefined ? {} : { hint: t(field.hint) };
  if (typeof value === "boolean")
    return (
      <Checkbox isSelected={value} onChange={(isOn) => change({ [name]: isOn })}>
        {label}
      </Checkbox>
    );
  if (typeof value !== "string")
    return <WordsField {...hint} {...{ label, usual }} words={value} onChange={(words) => change({ [name]: words })} />;
  return (
    <div data-field={name}>
      <TextField
        label={label}
        value={value}
        onChange={(text) => change({ [name]: text })}
        error={errorOf(name)}
        {...hint}
        {...(field.rows === undefined ? {} : { rows: field.rows })}
        {...(field.maxLength === undefined ? {} : { maxLength: field.maxLength })}
        {...(kindOf(field) === "number" ? { inputMode: "decimal" as const } : {})}
        {...(field.usual === undefined ? {} : { list })}
      />
      {field.usual !== undefined && (
        <datalist id={list}>
          {usual.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </div>
  );
}
