import { foldText } from "../../search/fold-text.ts";

/** Beginnings of words in the languages of the shop, compared without accents, which guests leave out. */
const stems = [
  ...["аллерг", "алерг", "непереносим", "неперанос", "анафилак", "целиак", "төзбеу"],
  ...["allerg", "alerg", "alerj", "intoleran", "intolleran", "anaphyla", "anafila", "coeliac", "celiac"],
  ...["unverträglich", "unvertraeglich", "zöliakie", "zoeliakie", "dözümsüz", "dị ứng", "không dung nạp"],
  ...["ալերգ", "एलर्ज", "过敏", "不耐受"],
].map(foldText);

/** Whether a guest's note speaks of an allergy or an intolerance, so that staff must have read it (MENU-15). */
export function namesAllergy(note: string): boolean {
  const text = foldText(note);
  return stems.some((stem) => text.includes(stem));
}
