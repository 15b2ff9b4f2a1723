/** Currencies by the signs and words beside a price. Belarus writes "руб.", too. */
const currencies: readonly (readonly [code: string, written: string])[] = [
  ["RUB", "руб(?:лей|лях|ля|ль)?|р|₽|rub|rur"],
  ["BYN", "byn|br|бел"],
  ["USD", "usd|\\$"],
  ["EUR", "eur|euro|евро|€"],
  ["GBP", "gbp|£"],
  ["KZT", "kzt|тг|тенге|₸"],
  ["UAH", "uah|грн|гривен|₴"],
  ["UZS", "uzs|сум|so[ʻ'`]?m"],
  ["KGS", "kgs|сом"],
  ["AZN", "azn|₼"],
  ["AMD", "amd|֏|драм"],
  ["GEL", "gel|₾|лари"],
  ["TRY", "try|tl|₺"],
  ["PLN", "pln|zł"],
  ["INR", "inr|₹"],
  ["CNY", "cny|rmb|¥|元"],
  ["VND", "vnd|₫"],
  ["IDR", "idr|rp"],
  ["AED", "aed"],
];

const beside = (written: string) => new RegExp(`(?<!\\p{L})(?:${written})\\.?(?!\\p{L})`, "giu");
const known = currencies.map(([code, written]) => [code, beside(written)] as const);

/** The currency that a text names; null: none, or an unknown one. */
export function currencyOf(text: string): string | null {
  return known.find(([, written]) => text.search(written) !== -1)?.[0] ?? null;
}

/** A price without its currency, and without the dash for no kopecks: "350.-". */
export function withoutCurrency(text: string): string {
  const bare = known.reduce((left, [, written]) => left.replace(written, " "), text);
  return bare.replace(/(?<=\d)[.,][-–—]{1,2}\s*$/, "");
}

/** Whether a price or a heading names another currency than the shop's sign. An unknown sign may be any. */
export function isOtherCurrency(text: string, sign: string): boolean {
  const [written, own] = [currencyOf(text), currencyOf(sign)];
  if (written === null || own === null || written === own) return false;
  return !(written === "RUB" && own === "BYN");
}
