import { Fragment, type ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import fields from "../../../ui/fields/field.module.css";
import css from "./rules.module.css";

/** Stands in a text for the part with this number. */
export const placeOf = (number: number) => `⟦${number}⟧`;

interface SaidWithProps {
  /** A sentence with `placeOf(0)`, `placeOf(1)` … in the order of its language. */
  readonly text: string;
  readonly parts: readonly ReactNode[];
}

/** A sentence whose parts are fields. */
export function SaidWith({ text, parts }: SaidWithProps) {
  const pieces = text.split(/⟦(\d)⟧/);
  return (
    <p className={css.said}>
      {/* The pieces at odd places are the numbers of the parts. */}
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
        <Fragment key={at}>{at % 2 === 0 ? piece : parts[Number(piece)]}</Fragment>
      ))}
    </p>
  );
}

interface SaidNumberProps {
  readonly label: string;
  readonly value: string;
  readonly field: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** A number inside a sentence. Its fault is shown below the sentence by `SaidFaults`. */
export function SaidNumber({ label, value, field, error, onChange }: SaidNumberProps) {
  return (
    <input
      className={classNames(fields.input, css.number)}
      aria-label={label}
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : faultId(field)}
      data-field={field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface SaidFaultsProps {
  readonly fields: readonly string[];
  readonly errorOf: (field: string) => string | null;
}

export function SaidFaults({ fields: names, errorOf }: SaidFaultsProps) {
  return names.map((field) => {
    const error = errorOf(field);
    return (
      error !== null && (
        <p key={field} id={faultId(field)} className={fields.error}>
          {error}
        </p>
      )
    );
  });
}

function faultId(field: string): string {
  return `promo-rule-${field}`;
}
