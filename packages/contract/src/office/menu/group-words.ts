/**
 * Words of the texts of groups in tables and in the comparison of an import. The texts themselves have the English ones,
 * so that equal values have equal texts.
 */
const WORDS = [
  ["free", "беспл."],
  ["different", "разных"],
  ["size", "размер"],
  ["without", "нет"],
  ["price", "цена"],
  ["preset", "сразу"],
  ["max", "не больше"],
] as const;

const KINDS = [
  ["add", "добавить"],
  ["remove", "убрать"],
  ["set", "набор"],
  ["halves-average", "половинки"],
  ["halves-dearest", "половинки по дорогой"],
] as const;

const russian = new Map<string, string>([...WORDS, ...KINDS]);
const english = new Map<string, string>([...WORDS, ...KINDS].map(([en, ru]) => [ru, en]));
/** A word of a rule is after its number, or before a colon, at the beginning of a part. */
const inRule = /([(,] ?)(?:(\d+) (free|different)(?=[,)])|(size|without|price|preset|max)(?=: ))/g;

/** Uses of groups with the words of a language: "Соусы (0–4, 1 free)" is "Соусы (0–4, 1 беспл.)" in Russian. */
export function usesText(text: string, language: "ru" | "en"): string {
  if (language === "en") return text;
  return text.replace(inRule, (whole, before: string, count?: string, counted?: string, named?: string) => {
    const word = russian.get(counted ?? named ?? "");
    if (word === undefined) return whole;
    return `${before}${count === undefined ? "" : `${count} `}${word}`;
  });
}

/** The same of a group itself, which begins with its kind: "add (0–4): Сырный [902] (max: 2)". */
export function choiceText(text: string, language: "ru" | "en"): string {
  return usesText(text, language).replace(/^[a-z-]+/, (kind) => groupKindText(kind, language));
}

/** The word for a kind of group. */
export function groupKindText(kind: string, language: "ru" | "en"): string {
  return language === "en" ? kind : (russian.get(kind) ?? kind);
}

/** The English word for one of either language; other texts as they are, in lower case. */
export function groupWord(word: string): string {
  const plain = word.trim().toLowerCase();
  return english.get(plain) ?? plain;
}
