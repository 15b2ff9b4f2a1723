import type { CategoryTexts } from "./category-fields.ts";

/** Number of a category's texts that a language lacks. */
export function missingTexts(own: CategoryTexts, translated: CategoryTexts): number {
  const isMissing = (field: keyof CategoryTexts) => own[field].trim() !== "" && translated[field].trim() === "";
  return (["name", "description"] as const).filter(isMissing).length;
}
