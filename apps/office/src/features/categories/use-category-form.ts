import type { WireCategories, WireEntity } from "@skatert/contract";
import { type CategoryFields, categoryFields } from "../../model/categories/category-fields.ts";
import { categoryPatch } from "../../model/categories/category-patch.ts";
import { useEntityForm } from "../changes/merge/use-entity-form.ts";

/** The form of a category with all languages of the shop. */
export function useCategoryForm(entity: WireEntity, languages: WireCategories["languages"]) {
  const codes = languages.map(({ code }) => code);
  const { base, form, change, etag, patch, startAgain } = useEntityForm({
    formKey: `category:${entity.id}`,
    entity,
    read: (from): CategoryFields => categoryFields(from, codes),
    patch: (before, after) => categoryPatch(before, after, entity.facets),
  });
  const set = <Field extends keyof CategoryFields>(field: Field, value: CategoryFields[Field]) =>
    change((now) => ({ ...now, [field]: value }));
  return { base, etag, patch, startAgain, set, fields: form };
}
