import type { Check } from "./check.ts";

/** COUP-1: the chosen branch is among the coupon's; before a choice, and with an empty list, it holds. */
export const checkWarehouse: Check<"warehouse"> = ({ warehouseIds }, { warehouseId }) =>
  warehouseIds.length === 0 || warehouseId === null || warehouseIds.includes(warehouseId)
    ? null
    : { reason: "warehouse", warehouseIds };
