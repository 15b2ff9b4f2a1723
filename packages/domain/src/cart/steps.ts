import type { Product } from "../catalog/types.ts";

/** The first-add minimum and the step of a dish's quantity, both positive whole numbers (ENT-5). */
export type QuantityGrid = Pick<Product, "initialQuantity" | "step"> & Partial<Pick<Product, "countable">>;

/** Whether a quantity is the first-add minimum plus whole steps (readings "Time, zones, stock"). */
export function isOnGrid(quantity: number, grid: QuantityGrid): boolean {
  return (
    Number.isSafeInteger(quantity) &&
    quantity >= grid.initialQuantity &&
    (quantity - grid.initialQuantity) % grid.step === 0 &&
    (grid.countable !== false || quantity === grid.initialQuantity)
  );
}

/** The least allowed quantity that is not below `wanted`. */
export function raiseToGrid(wanted: number, grid: QuantityGrid): number {
  if (grid.countable === false) return grid.initialQuantity;
  const steps = Math.max(0, Math.ceil((wanted - grid.initialQuantity) / grid.step));
  return grid.initialQuantity + steps * grid.step;
}

/** The largest allowed quantity that is not above the available one; 0 if the minimum exceeds it. */
export function lowerToGrid(available: number, grid: QuantityGrid): number {
  if (available < grid.initialQuantity) return 0;
  if (grid.countable === false) return grid.initialQuantity;
  return grid.initialQuantity + Math.floor((available - grid.initialQuantity) / grid.step) * grid.step;
}
