/** Endings of Russian words as folding leaves them (й is и there), the longer ones first. */
const russianEnding =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ои|еи|ии|ыи|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|а|я|о|е|ы|и|у|ю|ь)$/;
const englishEnding = /(?:es|s)$/;
/** Less than this many letters say nothing. */
const leastLetters = 3;

/** A folded word without its ending: ветчиной and ветчина have one stem. A word too short to lose any is its own. */
export function wordStem(word: string): string {
  const stem = word.replace(/^[a-z]+$/.test(word) ? englishEnding : russianEnding, "");
  return stem.length >= leastLetters ? stem : word;
}
