const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillicKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const toCyrillic = keyMap(latinKeys, cyrillicKeys);
const toLatin = keyMap(cyrillicKeys, latinKeys);

/**
 * The text that the same keys write in the other layout of a Russian keyboard. Null if the text mixes both
 * alphabets or has neither.
 */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase();
  const isLatin = /[a-z]/.test(typed);
  const isCyrillic = /[а-яё]/.test(typed);
  if (isLatin === isCyrillic) return null;
  const map = isLatin ? toCyrillic : toLatin;
  return [...typed].map((key) => map.get(key) ?? key).join("");
}

function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]));
}
