import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { maskPhone, typedPhone } from "./phone.ts";

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
  const caret = useRef<number | null>(null);
  // An edit of a blank leaves the value, but not the caret.
  const [, renderAgain] = useState({});
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null) element.current?.setSelectionRange(at, at);
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = typedPhone(value, target.value, target.selectionStart ?? target.value.length);
    caret.current = typed.caret;
    renderAgain({});
    onPhone(typed.text);
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
