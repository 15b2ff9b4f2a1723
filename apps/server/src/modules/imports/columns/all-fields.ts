import type { MenuContext } from "../menu/menu-context.ts";
import { type FieldKey, fieldNames, type NamedField, type TableLanguage } from "./field-names.ts";
import { headingOf } from "./own-headings.ts";

/** Every field that a column can be mapped to, with the heading that an export gives it. */
export function allFields(
  { menus, languages }: Pick<MenuContext, "menus" | "languages">,
  language: TableLanguage,
): readonly { readonly field: FieldKey; readonly title: string }[] {
  const fields: readonly FieldKey[] = [
    ...(Object.keys(fieldNames) as NamedField[]),
    ...menus.map(({ document }) => `price:${document}` as const),
    ...languages.flatMap((code) => [`name:${code}`, `description:${code}`] as const),
  ];
  return fields.map((field) => ({ field, title: headingOf(field, language, menus) }));
}
