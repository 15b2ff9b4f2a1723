const TYPED = /^(?:без|no|without)\s/iu;
/** Consonants after which "ы" is written "и". */
const HARD_TO_SOFT = /[гкхжчшщ]$/u;

/**
 * What guests read on the removal of an ingredient: "лук" gives "Без лука", "onion" gives "No onion" (MENU-8). Only
 * Russian and English have a rule; other languages keep the typed word. The owner sees the result and may change it.
 */
export function removalName(ingredient: string, language: string): string {
  const words = ingredient.trim().replace(/\s+/g, " ");
  if (words === "" || TYPED.test(words)) return words;
  if (language === "en") return `No ${words.toLowerCase()}`;
  return language === "ru" ? `Без ${words.toLowerCase().split(" ").map(genitive).join(" ")}` : words;
}

/** The genitive of the usual words of a kitchen. */
function genitive(word: string): string {
  const stem = word.slice(0, -1);
  if (/(?:ый|ой)$/u.test(word)) return `${word.slice(0, -2)}ого`;
  if (/ий$/u.test(word))
    return HARD_TO_SOFT.test(word.slice(0, -2)) ? `${word.slice(0, -2)}ого` : `${word.slice(0, -2)}его`;
  if (/ая$/u.test(word)) return `${word.slice(0, -2)}ой`;
  if (/(?:ые|ие)$/u.test(word)) return `${stem}х`;
  if (/[^аеиоуыэюя]ец$/u.test(word)) return `${word.slice(0, -2)}ца`;
  if (/чик$|[^аеиоуыэюя]$/u.test(word) && !/[ьй]$/u.test(word)) return `${word}а`;
  if (/й$/u.test(word)) return `${stem}я`;
  if (/ь$/u.test(word)) return `${stem}и`;
  if (/[оё]$/u.test(word)) return `${stem}а`;
  if (/я$/u.test(word)) return `${stem}и`;
  if (/а$/u.test(word)) return HARD_TO_SOFT.test(stem) ? `${stem}и` : `${stem}ы`;
  return plural(word, stem);
}

/** The genitive of a word in the plural: "огурцы", "оливки", "грибы". */
function plural(word: string, stem: string): string {
  if (/чики$/u.test(word)) return `${stem}ов`;
  const soft = /^(.*[^аеиоуыэюя])ки$/u.exec(word)?.[1];
  if (soft !== undefined) return /[жчш]$|[лнт]ь$/u.test(soft) ? `${soft.replace(/ь$/u, "")}ек` : `${soft}ок`;
  if (/ины$/u.test(word)) return stem;
  return /[ыи]$/u.test(word) ? `${stem}ов` : word;
}
