import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import { forgetDraft, readDraft, writeDraft } from "./drafts.ts";
import { knownFields } from "./known-fields.ts";

interface DraftForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Call it once the values are saved or discarded. */
  readonly forget: () => void;
}

/**
 * A form whose values survive a reload and an expired session (OFFICE-5). `key` names the form and its entity. Not for
 * passwords, PINs and codes, which must not be stored.
 */
export function useDraftForm<Values extends FieldValues>(
  key: string,
  defaults: DefaultValues<Values>,
): DraftForm<Values> {
  const [initial] = useState(() => ({ ...defaults, ...knownFields(defaults, readDraft(key)) }));
  const form = useForm<Values>({ defaultValues: initial });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(key, values),
      }),
    [form, key],
  );
  return { ...form, forget: () => forgetDraft(key) };
}
