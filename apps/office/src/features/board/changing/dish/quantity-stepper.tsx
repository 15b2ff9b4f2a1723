import { useState } from "react";
import type { quantityGrid } from "../../../../model/sale/dish-draft.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import own from "./dish.module.css";

interface QuantityStepperProps {
  /** Of the dish, for those who cannot see which row it is. */
  readonly name: string;
  readonly value: number;
  /** The quantity that the order has; undefined: the dish is new. */
  readonly ordered?: number;
  readonly grid: ReturnType<typeof quantityGrid>;
  readonly onChange: (quantity: number) => void;
}

/** Pieces or portions with minus and plus; grams of a weighed dish are typed from the scales. */
export function QuantityStepper({ name, value, ordered, grid, onChange }: QuantityStepperProps) {
  const { t } = useBoardWords();
  if (grid.isByWeight) return <Grams name={name} value={value} onChange={onChange} />;
  const { least, step } = grid;
  const less = value - step < least ? 0 : value - step;
  const hasChanged = ordered !== undefined && ordered !== value;
  return (
    <div className={own.stepper}>
      <Button
        aria-label={t("change.minus", { name })}
        isDisabled={ordered === undefined && less === 0}
        onPress={() => onChange(less)}
      >
        −
      </Button>
      <output className={own.figure}>
        {hasChanged && <span className={css.quiet}>{ordered} → </span>}
        {value}
      </output>
      <Button aria-label={t("change.plus", { name })} onPress={() => onChange(value + step)}>
        +
      </Button>
    </div>
  );
}

function Grams({ name, value, onChange }: Pick<QuantityStepperProps, "name" | "value" | "onChange">) {
  const { t } = useBoardWords();
  const [typed, setTyped] = useState(String(value));
  return (
    <div className={own.grams}>
      <TextField
        label={t("change.weight")}
        aria-label={t("change.weight.of", { name })}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          const grams = Number(text);
          if (Number.isSafeInteger(grams) && grams > 0) onChange(grams);
        }}
      />
    </div>
  );
}
