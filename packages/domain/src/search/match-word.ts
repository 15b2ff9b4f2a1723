import { editDistance } from "./edit-distance.ts";
import { soundKey } from "./sound-key.ts";
import { wordStem } from "./word-stem.ts";

/** A folded word with all forms used in comparisons. */
export interface KnownWord {
  readonly text: string;
  readonly sound: string;
  readonly stem: string;
  /** Letters of the text and of the sound key as bits: a cheap test that two words differ too much. */
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

/** From this score on, a match counts as mistyped. */
export const typoPoints = 6;
/** The score of a piece from the middle of a word ("кола" in "шоколад"), which is mostly chance. */
export const insidePoints = 5;

const points = {
  same: 0,
  form: 1,
  start: 1,
  sound: 2,
  soundStart: 3,
  /** The last part of a compound: "бургер" in "чизбургер". */
  tail: 4,
  inside: insidePoints,
  typo: typoPoints,
  typoAtStart: 7,
};
/** Shorter pieces occur in too many words. */
const leastInside = 4;
/** Words with fewer letters would match too much. A sound key is shorter than its word. */
const leastMistyped = { text: 4, sound: 5 };

/** How well a typed word matches a known one, 0 best. Null if it does not match. */
export function matchWord(typed: KnownWord, known: KnownWord): number | null {
  if (typed.text === known.text) return points.same;
  if (known.text.startsWith(typed.text)) return points.start;
  if (typed.stem === known.stem) return points.form;
  if (typed.sound === known.sound) return points.sound;
  if (typed.sound !== "" && known.sound.startsWith(typed.sound)) return points.soundStart;
  if (typed.text.length >= leastInside && known.text.includes(typed.text)) {
    return known.stem.endsWith(typed.stem) ? points.tail : points.inside;
  }
  // Words of two alphabets share only their sound keys.
  const compared = typed.isLatin === known.isLatin ? "text" : "sound";
  if (typed[compared].length < leastMistyped[compared]) return null;
  const bits = compared === "text" ? "textLetters" : "soundLetters";
  return matchMistyped(typed[compared], known[compared], typed[bits] & ~known[bits]);
}

/** `foreign`: bits of letters that the known word lacks. Each costs at least one change. */
function matchMistyped(typed: string, known: string, foreign: number): number | null {
  const allowed = changesAllowed(known);
  if (allowed === 0 || bitCount(foreign) > allowed) return null;
  if (typed.length > known.length + allowed) return null;
  const distance = editDistance(typed, known, allowed);
  if (distance === null) return null;
  if (distance.whole <= allowed) return points.typo;
  return distance.prefix <= changesAllowed(typed) ? points.typoAtStart : null;
}

/** One typo in a word of five letters, two in a word of eight. */
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
