import { type Money, moneyToRoubles } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import css from "./dish.module.css";

interface OptionRowProps {
  readonly name: string;
  readonly price: Money;
  readonly count: number;
  /** Null: no limit. */
  readonly max: number | null;
  readonly onCount: (count: number) => void;
}

/** An option: a checkbox, or a count if it can be taken several times. */
export function OptionRow({ name, price, count, max, onCount }: OptionRowProps) {
  const { t, money } = useI18n();
  const cost = price > 0 && <span className={css.price}>+ {money(moneyToRoubles(price))}</span>;
  if (max === 1)
    return (
      <label className={css.option}>
        <input
          type="checkbox"
          data-option
          checked={count > 0}
          onChange={({ target }) => onCount(target.checked ? 1 : 0)}
        />
        <span>{name}</span>
        {cost}
      </label>
    );
  return (
    <div className={css.option}>
      <div className={css.stepper}>
        <Button aria-label={t("change.minus", { name })} isDisabled={count === 0} onPress={() => onCount(count - 1)}>
          −
        </Button>
        <output className={css.figure}>{count}</output>
        <Button
          data-option
          aria-label={t("change.plus", { name })}
          isDisabled={max !== null && count >= max}
          onPress={() => onCount(count + 1)}
        >
          +
        </Button>
      </div>
      <span>{name}</span>
      {cost}
    </div>
  );
}
