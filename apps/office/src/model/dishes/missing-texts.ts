import type { DishForm, TextsForm } from "./dish-form.ts";

/** Whether a dish lacks a text in a language, so that guests see the shop's own language (EDIT-1). */
export function isTextMissing({ name, description, sizes }: DishForm, texts: TextsForm): boolean {
  const pairs = [
    [name, texts.name],
    [description, texts.description],
    ...sizes.map((size, index) => [size.name, texts.sizes[index] ?? ""] as const),
  ] as const;
  return pairs.some(([own, other]) => own.trim() !== "" && other.trim() === "");
}
