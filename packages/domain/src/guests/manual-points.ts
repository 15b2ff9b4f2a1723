import type { RoleGrant, StaffRole } from "../staff/rights.ts";

/** The greatest manual entry of points by role, in whole points to give or to take (GUEST-1). */
const manualLimits: Readonly<Record<StaffRole, number>> = {
  owner: 10_000,
  manager: 3_000,
  operator: 500,
  cashier: 0,
  cook: 0,
  courier: 0,
};

/** The greatest number of points that a person with these roles gives or takes at once; 0: none. */
export function manualPointsLimit(grants: readonly RoleGrant<unknown>[]): number {
  return Math.max(0, ...grants.map(({ role }) => manualLimits[role]));
}

/** Why a manual entry is refused; null: it is not. The balance never falls below zero. */
export function manualPointsRefusal(
  points: number,
  { balance, limit }: { readonly balance: number; readonly limit: number },
): "points-limit" | "points-balance" | null {
  if (Math.abs(points) > limit) return "points-limit";
  return balance + points < 0 ? "points-balance" : null;
}
