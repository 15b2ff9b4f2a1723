/** A heading in lower case without signs and repeated spaces: "ЦЕНА (₽)" is "цена", "Цена: Центр" keeps its colon. */
export function normalHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[^\p{L}\p{N}:/+-]+/gu, " ")
    .trim();
}
