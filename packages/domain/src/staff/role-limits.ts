import type { RoleGrant, StaffRole } from "./rights.ts";

/** The most that a role gives to guests; points are whole. */
export interface RoleLimits {
  /** Of the goods of an order by telephone, in percent (PHONE-1). */
  readonly discountPercent: number;
  /** One manual entry, to give or to take (GUEST-1). */
  readonly points: number;
  /** For one review (INBOX-1). */
  readonly reviewPoints: number;
  /** Of one person in 24 hours: entries and reviews together, given or taken. */
  readonly pointsPerDay: number;
}

const none: RoleLimits = { discountPercent: 0, points: 0, reviewPoints: 0, pointsPerDay: 0 };

const limits: Readonly<Record<StaffRole, RoleLimits>> = {
  owner: { discountPercent: 100, points: 10_000, reviewPoints: 10_000, pointsPerDay: 100_000 },
  manager: { discountPercent: 30, points: 3_000, reviewPoints: 3_000, pointsPerDay: 15_000 },
  operator: { discountPercent: 15, points: 500, reviewPoints: 500, pointsPerDay: 2_500 },
  cashier: { discountPercent: 10, points: 0, reviewPoints: 200, pointsPerDay: 1_000 },
  cook: none,
  courier: none,
};

/** The limit of the greatest of these roles; 0: none. Without a branch, in any of them. */
export function roleLimit<Branch>(
  grants: readonly RoleGrant<Branch>[],
  name: keyof RoleLimits,
  branch: Branch | null = null,
): number {
  const here = grants.filter(({ branchId }) => branch === null || branchId === null || branchId === branch);
  return Math.max(0, ...here.map(({ role }) => limits[role][name]));
}
