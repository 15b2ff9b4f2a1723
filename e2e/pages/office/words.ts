import en from "../../../apps/office/messages/en.json" with { type: "json" };
import ru from "../../../apps/office/messages/ru.json" with { type: "json" };

const texts = { ru, en } as const;
export type OfficeLanguage = keyof typeof texts;
export type OfficeKey = keyof typeof ru;

/** A text of the office by its key, in a language of the walks. */
export function officeText(language: OfficeLanguage, key: OfficeKey): string {
  return texts[language][key];
}
