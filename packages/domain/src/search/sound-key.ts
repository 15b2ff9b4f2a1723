/** Folded Cyrillic letters by sound, in the spelling of the keys, with letters of related languages. */
// biome-ignore format: an alphabet reads better in rows.
const letters: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "zh", з: "z", и: "i", к: "c", л: "l", м: "m", н: "n", о: "o",
  п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "h", ц: "c", ч: "ch", ш: "sh", щ: "sh", ъ: "", ы: "i", ь: "",
  э: "e", ю: "iu", я: "ia", і: "i", є: "e", ґ: "g", ә: "a", ө: "o", ү: "u", ұ: "u", қ: "c", ғ: "g", ң: "n", һ: "h",
  җ: "zh",
};

/** Spellings of one sound, longer ones first. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, "sh"],
  [/kh/g, "h"],
  [/zz|ts|tz|ck/g, "c"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/gh/g, "g"],
  [/x/g, "cs"],
  [/[kq]/g, "c"],
  [/w/g, "v"],
  [/[jy]/g, "i"],
  [/(.)\1+/gu, "$1"],
];

/**
 * Sound key of a folded word in any alphabet: пицца, pizza and picca have one key. The key of a key is
 * itself.
 */
export function soundKey(word: string): string {
  let key = [...word].map((letter) => letters[letter] ?? letter).join("");
  for (let before = ""; before !== key; ) {
    before = key;
    for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  }
  return key;
}
