import type { Money } from "@skatert/domain";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import styles from "./tips.module.css";

export interface SumChoiceProps {
  readonly sums: readonly Money[];
  readonly value: Money | "own";
  readonly onChange: (value: Money | "own") => void;
}

/** Suggested sums and a custom sum, as radio buttons. */
export function SumChoice({ sums, value, onChange }: SumChoiceProps) {
  const { t, formatPrice } = useI18n();
  const name = useId();
  const options = [...sums, "own" as const];
  return (
    <fieldset className={styles["sums"]}>
      <legend className="visually-hidden">{t("tips.sum")}</legend>
      {options.map((option) => (
        <label key={option} className={styles["sum"]}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span translate={option === "own" ? undefined : "no"}>
            {option === "own" ? t("tips.own") : formatPrice(option)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
