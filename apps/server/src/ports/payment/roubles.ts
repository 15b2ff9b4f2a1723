import { type Money, money } from "@skatert/domain";

/** An amount as gateways write it: roubles with two decimals. */
export function roublesText(amount: Money): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

/** Reads "100", "100.5", "100.50"; null for anything else, so that invalid text never becomes money. */
export function readRoubles(text: unknown): Money | null {
  const parts = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(String(text));
  if (parts === null) return null;
  return money(Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")));
}
