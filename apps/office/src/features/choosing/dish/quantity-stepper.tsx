import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { quantityGrid } from "../../../model/sale/dish-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import css from "./dish.module.css";

interface QuantityStepperProps {
  /** Of the dish, for those who cannot see which row it is. */
  readonly name: string;
  readonly value: number;
  /** The quantity that the order has; undefined: the dish is new. */
  readonly ordered?: number;
  /** The greatest quantity; undefined: any. */
  readonly most?: number;
  readonly grid: ReturnType<typeof quantityGrid>;
  /** NaN: the typed weight cannot be taken. */
  readonly onChange: (quantity: number) => void;
}

/** Pieces or portions with minus and plus; grams of a weighed dish are typed from the scales. */
export function QuantityStepper({ name, value, ordered, most, grid, onChange }: QuantityStepperProps) {
  const { t } = useI18n();
  if (grid.isByWeight)
    return <Grams name={name} value={value} onChange={onChange} {...(most === undefined ? {} : { most })} />;
  const { least, step } = grid;
  const less = value - step < least ? 0 : value - step;
  const hasChanged = ordered !== undefined && ordered !== value;
  return (
    <div className={css.stepper}>
      <Button
        aria-label={t("change.minus", { name })}
        isDisabled={ordered === undefined && less === 0}
        onPress={() => onChange(less)}
      >
        −
      </Button>
      <output className={css.figure}>
        {hasChanged && <span className={css.ordered}>{ordered} → </span>}
        {value}
      </output>
      <Button
        aria-label={t("change.plus", { name })}
        isDisabled={most !== undefined && value + step > most}
        onPress={() => onChange(value + step)}
      >
        +
      </Button>
    </div>
  );
}

/** The typed weight. One that cannot be taken is NaN, and a fault beside the field: no other weight is sent for it. */
function Grams({ name, value, most, onChange }: Pick<QuantityStepperProps, "name" | "value" | "most" | "onChange">) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(value > 0 ? String(value) : "");
  const gramsOf = (text: string) => {
    const grams = Number(text);
    return Number.isSafeInteger(grams) && grams > 0 && grams <= (most ?? Number.MAX_SAFE_INTEGER) ? grams : null;
  };
  const [seen, setSeen] = useState(value);
  if (!Object.is(value, seen)) {
    setSeen(value);
    if (value > 0 && gramsOf(typed) !== value) setTyped(String(value));
  }
  const fault = most === undefined ? t("change.weight.wrong") : t("change.weight.most", { count: most });
  return (
    <div className={css.grams}>
      <TextField
        label={t("change.weight")}
        aria-label={t("change.weight.of", { name })}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        error={gramsOf(typed) === null ? fault : null}
        onChange={(text) => {
          setTyped(text);
          onChange(gramsOf(text) ?? Number.NaN);
        }}
      />
    </div>
  );
}
