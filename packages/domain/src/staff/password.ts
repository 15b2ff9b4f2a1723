const fewestCharacters = 5;
/** Letters that must remain of a password without its common parts. */
const fewestOwnLetters = 4;
/** Shorter parts of a name or login are in many good passwords. */
const shortestOwnWord = 3;

/** The stems of the passwords that lists of stolen ones have most often, the longest first. */
const common = (
  "qwertyuiop asdfghjkl zxcvbnm qwerty1 qwerty asdfgh zxcvbn qazwsxedc qazwsx 1q2w3e4r5t 1q2w3e4r 1q2w3e 1qaz2wsx " +
  "йцукенгшщз фывапролдж ячсмить йцукен фывапро password passwort passw0rd parol pass пароль administrator admin админ " +
  "welcome letmein login iloveyou monkey dragon football baseball master sunshine princess shadow superman batman " +
  "michael jordan computer internet secret default changeme trustno whatever freedom starwars killer hello test user " +
  "guest root office restaurant cafe manager owner skatert привет любовь наташа марина россия москва ресторан кафе офис " +
  "менеджер директор хозяин"
)
  .split(" ")
  .sort((one, other) => other.length - one.length);

/**
 * Whether a password is among the first guesses: a few characters repeated, a run such as 1234567890, a common password
 * with digits and signs, or one with a part of the person's login or name. `own`: login and name; none if unknown.
 */
export function isWeakPassword(password: string, own: readonly string[] = []): boolean {
  const plain = normal(password);
  const characters = [...plain];
  if (new Set(characters).size < fewestCharacters || isRun(characters)) return true;
  if (own.flatMap(wordsOf).some((word) => plain.includes(word))) return true;
  return isCommon(plain) || isCommon(withLetters(plain));
}

function isRun(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => stepOf(codes[index] ?? 0, code)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) === 1;
}

/** On a keyboard 0 comes after 9. */
function stepOf(before: number, after: number): number {
  const [zero, nine] = [48, 57];
  if (before === nine && after === zero) return 1;
  return before === zero && after === nine ? -1 : after - before;
}

function isCommon(text: string): boolean {
  const rest = common.reduce((left, stem) => left.replaceAll(stem, " "), text);
  return rest !== text && rest.replace(/\P{L}/gu, "").length < fewestOwnLetters;
}

/** The letters that people replace by signs. */
const likeLetters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s" };

function withLetters(text: string): string {
  return text.replace(/[01345@$]/g, (sign) => likeLetters[sign] ?? sign);
}

function wordsOf(text: string): readonly string[] {
  const whole = normal(text);
  return [whole, ...whole.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= shortestOwnWord);
}

function normal(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
