import type { CategoryTexts } from "./category-fields.ts";

/** How many texts of a category a language lacks. */
export function missingTexts(own: CategoryTexts, translated: CategoryTexts): number {
  const isMissing = (field: keyof CategoryTexts) => own[field].trim() !== "" && translated[field].trim() === "";
  return (["name", "description"] as const).filter(isMissing).length;
}
