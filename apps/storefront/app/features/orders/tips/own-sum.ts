import { type Money, money } from "@skatert/domain";

/** A typed sum in roubles with optional kopecks: "150", "1 000", "99,50". Null: invalid. */
export function readOwnSum(text: string): Money | null {
  const [, roubles, kopecks = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0₽]/g, "")) ?? [];
  return roubles === undefined ? null : money(Number(roubles) * 100 + Number(kopecks.padEnd(2, "0")));
}
