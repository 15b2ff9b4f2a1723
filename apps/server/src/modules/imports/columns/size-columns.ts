import { normalHeading } from "./normal-heading.ts";

const word =
  "маленьк\\p{L}*|средн\\p{L}*|больш\\p{L}*|мини|стандарт\\p{L}*|small|medium|large|regular|mini|xs|s|m|l|xl|xxl";
const amount =
  "\\d+(?:[.,]\\d+)?(?:\\s*[/x×-]\\s*\\d+(?:[.,]\\d+)?)?\\s*(?:см|cm|мм|мл|ml|л|l|кг|kg|г|гр|g|oz|шт|pcs|\"|″|'')";
const size = new RegExp(`^(?:${amount}|(?:${word}))$`, "iu");

/**
 * The size whose prices a column has, by its heading: «30 см», "Цена (0,5 л)", "Price L"; null: another heading. «Вес, г»
 * has a unit without an amount, and is none.
 */
export function sizeOfHeading(heading: string): string | null {
  const bare = heading
    .replace(/(?:^|\s)(?:цена|стоимость|ціна|price)(?=$|[\s,:(])/giu, " ")
    .replace(/(?:^|\s)(?:за|for|руб\.?|₽|€|\$)(?=$|[\s,)])/giu, " ")
    .replace(/^[\s,:(\-–—]+|[\s,:)\-–—]+$/gu, "");
  return size.test(bare) && normalHeading(bare) !== "" ? bare : null;
}
