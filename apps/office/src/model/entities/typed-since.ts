import { isRecord } from "@skatert/contract";
import { isSame } from "./read-fields.ts";

/**
 * The saved form with the values that were typed while the call was on its way (OFFICE-5). `sent`: the form that was
 * saved; `now`: the form when the answer came.
 */
export function withTypedSince<Form extends object>(saved: Form, sent: Form, now: Form): Form {
  return isSame(sent, now) ? saved : (merged(fieldsOf(saved), fieldsOf(sent), fieldsOf(now)) as Form);
}

type Fields = Readonly<Record<string, unknown>>;

function merged(saved: Fields, sent: Fields, now: Fields): Fields {
  const names = new Set([...Object.keys(saved), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const [was, is, kept] = [sent[name], now[name], saved[name]];
      const isTyped = !isSame(was, is);
      if (isTyped && isRecord(was) && isRecord(is) && isRecord(kept)) return [[name, merged(kept, was, is)]];
      const source = isTyped ? now : saved;
      return name in source ? [[name, source[name]]] : [];
    }),
  );
}

function fieldsOf(form: object): Fields {
  return Object.fromEntries(Object.entries(form));
}
