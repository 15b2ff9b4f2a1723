import { type ContentField, isTranslated } from "./content-fields.ts";
import type { ContentForm } from "./content-form.ts";

/** Number of an entry's texts and captions that a language lacks. */
export function missingTexts(fields: readonly ContentField[], form: ContentForm, code: string): number {
  const texts = form.translations[code] ?? {};
  const isMissing = (own: string, said: string | undefined) => own.trim() !== "" && (said ?? "").trim() === "";
  const captions = fields
    .filter(({ type }) => type === "gallery")
    .flatMap(() => form.pictures["images"] ?? [])
    .filter(({ src, alt }) => isMissing(typeof alt === "string" ? alt : "", form.captions[code]?.[src]));
  return (
    captions.length +
    fields.filter(isTranslated).filter(({ name }) => isMissing(form.texts[name] ?? "", texts[name])).length
  );
}
