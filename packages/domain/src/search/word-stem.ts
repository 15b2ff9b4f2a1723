/** Folded endings of Russian words (й is и), longer ones first. */
const russianEnding =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ои|еи|ии|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь)$/;
const englishEnding = /(?:es|s)$/;
/** Fewer letters are not distinctive. */
const leastLetters = 3;

/** A folded word without its ending: ветчиной and ветчина have one stem. A short word is its own stem. */
export function wordStem(word: string): string {
  const stem = word.replace(/^[a-z]+$/.test(word) ? englishEnding : russianEnding, "");
  return stem.length >= leastLetters ? stem : word;
}
