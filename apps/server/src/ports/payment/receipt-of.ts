import { choiceWords, type Money, money, type OrderPosition, timesText } from "@skatert/domain";
import type { ReceiptPosition } from "./receipt.ts";

const longestName = 128;
const feeName = "Доставка";

/**
 * Positions of a fiscal receipt, in the shop's own language. Price times quantity equals the sum of each position
 * exactly. A line whose sum does not divide by its pieces becomes two positions whose prices differ by a kopeck. Free
 * lines are left out.
 */
export function receiptOf(positions: readonly OrderPosition[]): readonly ReceiptPosition[] {
  return positions.flatMap((position) => {
    if (position.kind === "fee") return pieces(feeName, 1, position.amount, "delivery");
    const { line, measure, amount } = position;
    const isByWeight = measure.kind === "grams";
    const { parts, added } = choiceWords(line);
    const extras = [...parts.map(({ text }) => text), ...added.map(timesText)];
    const weight = isByWeight ? `, ${line.quantity} г` : "";
    const name = `${line.name}${weight}${extras.length === 0 ? "" : ` (${extras.join(", ")})`}`;
    return pieces(name.slice(0, longestName), isByWeight ? 1 : line.quantity, amount, "goods");
  });
}

/** The positions of `quantity` pieces that cost `sum` together. */
export function pieces(
  name: string,
  quantity: number,
  sum: Money,
  kind: ReceiptPosition["kind"],
): readonly ReceiptPosition[] {
  const dearer = sum % quantity;
  const unitPrice = (sum - dearer) / quantity;
  const parts: readonly ReceiptPosition[] = [
    { name, quantity: quantity - dearer, unitPrice: money(unitPrice), kind },
    { name, quantity: dearer, unitPrice: money(unitPrice + 1), kind },
  ];
  return parts.filter((part) => part.quantity > 0 && part.unitPrice > 0);
}
