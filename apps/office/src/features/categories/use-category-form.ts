import type { WireCategories, WireEntity } from "@skatert/contract";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { type CategoryFields, categoryFields } from "../../model/categories/category-fields.ts";
import { categoryPatch } from "../../model/categories/category-patch.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";

/**
 * What was typed, with the version that it began with: after a reload too, only what the person changed is sent, and a
 * change of somebody else meanwhile is noticed (EDIT-7).
 */
interface CategoryDraft {
  readonly etag: string;
  readonly base: CategoryFields;
  readonly fields: CategoryFields;
}

/** The form of a category. An untouched one follows what others save. */
export function useCategoryForm(entity: WireEntity, languages: WireCategories["languages"]) {
  const begin = (from: WireEntity): CategoryDraft => {
    const fields = categoryFields(
      from,
      languages.map(({ code }) => code),
    );
    return { etag: from.etag, base: fields, fields };
  };
  const form = useDraftForm<CategoryDraft>(`category:${entity.id}`, begin(entity));
  const values = useWatch({ control: form.control, compute: (all: CategoryDraft) => all });
  const patch = categoryPatch(values.base, values.fields, entity.facets);
  const isStale = values.etag !== entity.etag && patch === null;
  const startAgain = (from: WireEntity) => {
    form.reset(begin(from));
    form.forget();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version of an untouched category counts
  useEffect(() => {
    if (isStale) startAgain(entity);
  }, [isStale, entity.etag]);
  const set = <Field extends keyof CategoryFields>(field: Field, value: CategoryFields[Field]) =>
    form.setValue("fields", { ...form.getValues("fields"), [field]: value });
  return { etag: values.etag, fields: values.fields, patch, set, startAgain };
}
