import type { LanguageCode, OrderView } from "@skatert/contract";
import { commonWord } from "./common-word.ts";

/** An order with payment methods and allergens in a language. */
export function orderInWords(order: OrderView, language: LanguageCode): OrderView {
  const { payment, lines } = order;
  const { waiting } = payment;
  const named = <Method extends { readonly name: string }>(method: Method) => ({
    ...method,
    name: commonWord(method.name, language),
  });
  return {
    ...order,
    payment: named({
      ...payment,
      ...(waiting === undefined ? {} : { waiting: { ...waiting, otherMethods: waiting.otherMethods.map(named) } }),
    }),
    lines: lines.map((line) => {
      if (!line.sold) return line;
      const allergens = line.sold.allergens.map((allergen) => commonWord(allergen, language));
      return { ...line, sold: { ...line.sold, allergens } };
    }),
  };
}
