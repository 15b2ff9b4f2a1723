import { addLine, type CartLine } from "@skatert/domain";
import { create } from "zustand";
import { useCart } from "./cart-store.ts";

interface LostLines {
  /** Lines that the answer to an order removed, until the shopper closes the notice. */
  readonly lines: readonly CartLine[];
}

export const useLostLines = create<LostLines>(() => ({ lines: [] }));

/** Removes lines of sold-out dishes from the cart and stores them for an undo (ERR-5). */
export function loseLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) return;
  for (const { key } of lines) useCart.getState().remove(key);
  useLostLines.setState(({ lines: before }) => ({
    lines: [...before.filter(({ key }) => !lines.some((line) => line.key === key)), ...lines],
  }));
}

/** Puts a lost line back into the cart. */
export function takeBack(line: CartLine): void {
  const { lines, fit } = useCart.getState();
  fit(addLine({ lines }, line).lines, []);
  useLostLines.setState((state) => ({ lines: state.lines.filter(({ key }) => key !== line.key) }));
}

export function forgetLostLines(): void {
  useLostLines.setState({ lines: [] });
}
