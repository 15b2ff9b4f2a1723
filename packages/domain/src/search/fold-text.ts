/**
 * Marks that only vary a letter of a Latin, Cyrillic or Greek alphabet. Vowel signs of other scripts are
 * letters.
 */
const marks = /[\u0300-\u036f]/g;
const apostrophes = /[\u0027\u0060\u02b9-\u02bf\u2018\u2019]/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;
/** Scripts without blanks: every sign is a word. */
const han = /\p{Script=Han}/gu;

/**
 * Text as the search compares it: lower case, no accents (so ё is е and й is и), words separated by one
 * blank. Folding is idempotent.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(marks, "")
    .replaceAll("ı", "i")
    .normalize("NFC")
    .replace(apostrophes, "")
    .replace(han, " $& ")
    .replace(betweenWords, " ")
    .trim();
}

/** The folded words of a text, with repetitions. */
export function foldedWords(text: string): readonly string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}
