import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { maskPhone } from "./phone.ts";

export interface PhoneFieldProps extends Omit<FieldProps, "value" | "onChange" | "ref"> {
  readonly value: string;
  readonly onPhone: (text: string) => void;
  readonly ref?: (element: HTMLInputElement | null) => void;
}

/**
 * A phone number with its mask, for any notation of `value`: typed, pasted, or stored as E.164. The caret
 * stays after its digit.
 */
export function PhoneField({ value: written, onPhone, ref, ...field }: PhoneFieldProps) {
  const value = maskPhone(written);
  const element = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  useLayoutEffect(() => {
    const count = digitsBefore.current;
    digitsBefore.current = null;
    if (count === null || element.current === null) return;
    const at = positionAfter(value, count);
    element.current.setSelectionRange(at, at);
  }, [value]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const isInside = caret < target.value.length;
    digitsBefore.current = isInside ? target.value.slice(0, caret).replace(/\D/g, "").length : null;
    onPhone(maskPhone(target.value, value));
  };
  return (
    <Field
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7"
      required
      value={value}
      onChange={change}
      ref={(input) => {
        element.current = input;
        ref?.(input);
      }}
    />
  );
}

function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, letter] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(letter)) seen += 1;
  }
  return text.length;
}
