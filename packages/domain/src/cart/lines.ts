import { raiseToGrid } from "./steps.ts";
import type { Cart, CartLine } from "./types.ts";

export const emptyCart: Cart = { lines: [] };

/**
 * Adds a line. `line.quantity` is the requested quantity; a tap on a card requests 1. A new line gets at
 * least the first-add minimum, rounded up to the step. An existing line grows by whole steps (CART-1,
 * CART-6).
 */
export function addLine(cart: Cart, line: CartLine): Cart {
  const known = cart.lines.find((each) => each.key === line.key);
  if (known === undefined) return { lines: [...cart.lines, { ...line, quantity: raiseToGrid(line.quantity, line) }] };
  return changeQuantity(cart, line.key, Math.max(1, Math.ceil(line.quantity / line.step)));
}

/**
 * Changes a line by a number of steps, negative for down. A line below the first-add minimum, so also at 0,
 * is removed (CART-2).
 */
export function changeQuantity(cart: Cart, key: string, steps: number): Cart {
  const lines = cart.lines.flatMap((line) => {
    if (line.key !== key || (steps > 0 && line.countable === false)) return [line];
    const quantity = line.quantity + steps * line.step;
    return quantity < line.initialQuantity ? [] : [{ ...line, quantity }];
  });
  return { lines };
}

/**
 * Puts a dish with another choice in the place of a line. A line that is equal to the new one joins it (CART-6). If the
 * line is gone, the dish is added.
 */
export function replaceLine(cart: Cart, key: string, line: CartLine): Cart {
  if (cart.lines.every((each) => each.key !== key)) return addLine(cart, line);
  const equal = cart.lines.find((each) => each.key === line.key && each.key !== key);
  const joins = equal !== undefined && line.countable !== false;
  const quantity = raiseToGrid(line.quantity, line) + (joins ? equal.quantity : 0);
  const others = cart.lines.filter((each) => each !== equal);
  return { lines: others.map((each) => (each.key === key ? { ...line, quantity } : each)) };
}

export function removeLine(cart: Cart, key: string): Cart {
  return { lines: cart.lines.filter((line) => line.key !== key) };
}
