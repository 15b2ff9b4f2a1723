import type { WireEntity } from "@skatert/contract";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { ContentField } from "../../model/content/content-fields.ts";
import { type ContentEntry, type ContentForm, contentForm } from "../../model/content/content-form.ts";
import { contentPatch } from "../../model/content/content-patch.ts";
import { isSame } from "../../model/entities/read-fields.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";

/**
 * What was typed, with the version that it began with: after a reload too, only what the person changed is sent, and a
 * change of somebody else meanwhile is noticed (EDIT-7).
 */
interface EntryDraft {
  readonly etag: string;
  readonly base: ContentForm;
  readonly form: ContentForm;
}

interface EntryFormOptions {
  readonly formKey: string;
  readonly entity: WireEntity;
  readonly fields: readonly ContentField[];
  readonly codes: readonly string[];
  readonly read: (entity: WireEntity) => ContentEntry;
}

/** The form of an entry. An untouched one follows what others save. */
export function useEntryForm({ formKey, entity, fields, codes, read }: EntryFormOptions) {
  const begin = (from: WireEntity): EntryDraft => {
    const made = contentForm(fields, read(from), codes);
    return { etag: from.etag, base: made, form: made };
  };
  const draft = useDraftForm<EntryDraft>(formKey, begin(entity));
  const values = useWatch({ control: draft.control, compute: (all: EntryDraft) => all });
  const entry = read(entity);
  const patch = contentPatch(fields, values.base, values.form, entry);
  const isStale = values.etag !== entity.etag && patch === null;
  const startAgain = (from: WireEntity) => {
    draft.reset(begin(from));
    draft.forget();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of an untouched entry counts
  useEffect(() => {
    if (isStale) startAgain(entity);
  }, [isStale, entity.etag]);
  return {
    // Another popup of the same list may have changed: only this entry counts.
    etag: isSame(values.base, contentForm(fields, entry, codes)) ? entity.etag : values.etag,
    form: values.form,
    patch,
    change: (part: Partial<ContentForm>) => draft.setValue("form", { ...draft.getValues("form"), ...part }),
    startAgain,
  };
}
