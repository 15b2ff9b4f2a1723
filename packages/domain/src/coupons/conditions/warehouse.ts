import type { Check } from "./check.ts";

/**
 * COUP-1: the chosen branch is one of the coupon's. The rule passes before a choice and with an empty list.
 */
export const checkWarehouse: Check<"warehouse"> = ({ warehouseIds }, { warehouseId }) =>
  warehouseIds.length === 0 || warehouseId === null || warehouseIds.includes(warehouseId)
    ? null
    : { reason: "warehouse", warehouseIds };
