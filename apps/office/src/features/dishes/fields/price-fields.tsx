import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { MenuForm } from "../../../model/dishes/dish-form.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PartProps } from "../editor/part-props.ts";
import css from "./fields.module.css";

type Prices = Pick<MenuForm, "price" | "regular">;

interface PriceFieldsProps {
  readonly prices: Prices;
  readonly onChange: (prices: Partial<Prices>) => void;
  /** Path of the prices in the form: "", "menus.0." */
  readonly path: string;
  readonly errorOf: PartProps["errorOf"];
  /** Name of the branch, for the labels. */
  readonly of?: string;
  readonly hint?: string;
}

/** The price, and the price before a discount. */
export function PriceFields({ prices, onChange, path, errorOf, of, hint }: PriceFieldsProps) {
  const { t } = useI18n();
  const label = (text: string) => (of === undefined ? text : `${text}: ${of}`);
  return (
    <div className={css.pair}>
      <div data-field={`${path}price`}>
        <TextField
          label={label(t("dish.price"))}
          inputMode="decimal"
          maxLength={20}
          value={prices.price}
          onChange={(price) => onChange({ price })}
          error={errorOf(`${path}price`)}
          {...(hint === undefined ? {} : { hint })}
        />
      </div>
      <div data-field={`${path}regular`}>
        <TextField
          label={label(t("dish.regular"))}
          inputMode="decimal"
          maxLength={20}
          value={prices.regular}
          onChange={(regular) => onChange({ regular })}
          error={errorOf(`${path}regular`)}
        />
      </div>
    </div>
  );
}
