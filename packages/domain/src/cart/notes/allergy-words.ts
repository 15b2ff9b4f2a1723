/** Beginnings of words, in the languages of the shop; guests leave out accents. */
const stems = [
  "аллерг",
  "алерг",
  "непереносим",
  "неперанос",
  "анафилак",
  "целиак",
  "төзбеу",
  "allerg",
  "alerg",
  "alérg",
  "alerj",
  "intoleran",
  "intolerân",
  "intoléran",
  "intolleran",
  "unverträglich",
  "anaphyla",
  "anafila",
  "coeliac",
  "celiac",
  "celíac",
  "zöliakie",
  "dözümsüz",
  "ալերգ",
  "एलर्ज",
  "dị ứng",
  "không dung nạp",
  "过敏",
  "不耐受",
] as const;

/** Whether a guest's note speaks of an allergy or an intolerance, so that staff must have read it (MENU-15). */
export function namesAllergy(note: string): boolean {
  const text = note.normalize("NFC").toLowerCase();
  return stems.some((stem) => text.includes(stem));
}
