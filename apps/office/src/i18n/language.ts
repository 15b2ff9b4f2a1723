/** The languages of the office. */
export const OFFICE_LANGUAGES = ["ru", "en"] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** The language chosen on this device, or else the browser's, or else Russian. */
export function pickLanguage(chosen: string | null, spoken: readonly string[]): OfficeLanguage {
  const wanted = [chosen ?? "", ...spoken].map((each) => each.split("-", 1)[0]);
  return wanted.flatMap((each) => OFFICE_LANGUAGES.filter((language) => language === each))[0] ?? "ru";
}
