import { editDistance } from "./edit-distance.ts";
import { soundKey } from "./sound-key.ts";
import { wordStem } from "./word-stem.ts";

/** A folded word with all that it is compared by. */
export interface KnownWord {
  readonly text: string;
  readonly sound: string;
  readonly stem: string;
  /** Bits of the letters of the text and of the sound: a cheap way to see that two words are far apart. */
  readonly textLetters: number;
  readonly soundLetters: number;
  readonly isLatin: boolean;
}

export function knownWord(text: string): KnownWord {
  const sound = soundKey(text);
  return {
    text,
    sound,
    stem: wordStem(text),
    textLetters: letterBits(text),
    soundLetters: letterBits(sound),
    isLatin: /[a-z]/.test(text),
  };
}

/** From this many points on a word is taken for a mistyped one. */
export const typoPoints = 6;

const points = { same: 0, form: 1, start: 1, sound: 2, soundStart: 3, inside: 4, typo: typoPoints, typoAtStart: 7 };
/** Shorter pieces occur inside too many words. */
const leastInside = 4;
/** Fewer letters than these could be meant for anything; a sound has fewer to begin with. */
const leastMistyped = { text: 4, sound: 5 };

/** How well a typed word fits a known one, 0 best; null when it does not. */
export function matchWord(typed: KnownWord, known: KnownWord): number | null {
  if (typed.text === known.text) return points.same;
  if (known.text.startsWith(typed.text)) return points.start;
  if (typed.stem === known.stem) return points.form;
  if (typed.sound === known.sound) return points.sound;
  if (typed.sound !== "" && known.sound.startsWith(typed.sound)) return points.soundStart;
  if (typed.text.length >= leastInside && known.text.includes(typed.text)) return points.inside;
  // Words of two alphabets have but their sound in common.
  const compared = typed.isLatin === known.isLatin ? "text" : "sound";
  if (typed[compared].length < leastMistyped[compared]) return null;
  const bits = compared === "text" ? "textLetters" : "soundLetters";
  return matchMistyped(typed[compared], known[compared], typed[bits] & ~known[bits]);
}

/** `foreign`: bits of the letters that the known word has not; each costs at least one change. */
function matchMistyped(typed: string, known: string, foreign: number): number | null {
  const allowed = changesAllowed(known);
  if (allowed === 0 || bitCount(foreign) > allowed) return null;
  if (typed.length > known.length + allowed) return null;
  const distance = editDistance(typed, known, allowed);
  if (distance === null) return null;
  if (distance.whole <= allowed) return points.typo;
  return distance.prefix <= changesAllowed(typed) ? points.typoAtStart : null;
}

/** One letter in a word of five, two in a word of eight. */
function changesAllowed({ length }: string): number {
  if (length >= 8) return 2;
  return length >= 5 ? 1 : 0;
}

function letterBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index += 1) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
