import type { WireEntity } from "@skatert/contract";
import type { ContentField } from "../../model/content/content-fields.ts";
import { type ContentEntry, type ContentForm, contentForm } from "../../model/content/content-form.ts";
import { contentPatch, type EntryPatch } from "../../model/content/content-patch.ts";
import { isSame } from "../../model/entities/read-fields.ts";
import { useEntityForm } from "../changes/merge/use-entity-form.ts";

interface EntryFormOptions {
  readonly formKey: string;
  readonly entity: WireEntity;
  readonly fields: readonly ContentField[];
  readonly codes: readonly string[];
  readonly read: (entity: WireEntity) => ContentEntry;
}

/** The form of an entry with all languages of the shop. */
export function useEntryForm({ formKey, entity, fields, codes, read }: EntryFormOptions) {
  const entry = read(entity);
  const { base, etag, ...editing } = useEntityForm<ContentForm, EntryPatch>({
    formKey,
    entity,
    read: (from) => contentForm(fields, read(from), codes),
    patch: (before, after) => contentPatch(fields, before, after, entry),
  });
  // Another popup of the list may have changed, so compare only this entry.
  return { ...editing, etag: isSame(base, contentForm(fields, entry, codes)) ? entity.etag : etag };
}
