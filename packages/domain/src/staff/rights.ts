/** Roles of a staff member in a branch, or in all of them (STAFF-2). */
export const STAFF_ROLES = ["owner", "manager", "operator", "cashier", "cook", "courier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Rights that calls need. `guests.read`: names, numbers and addresses of guests. `orders.answer`: confirm, promise a
 * time, answer a request to cancel. `orders.refuse` refunds money. `orders.deliver`: take and hand over deliveries, with
 * their guests. `orders.place`: take orders by telephone. `orders.change`: change a placed order. `orders.refund`: pay
 * money of an order back. `requests.answer`: the inbox. `guests.edit`: notes, points, coupons and a block of a guest.
 * `guests.erase`: merge, export and delete guests. `menu.edit`: dishes and categories; `shop.edit`: everything else that
 * guests see. `shop.open` replaces the demo with the own shop. `shop.code`: settings that load scripts into the shop's
 * pages, which may act for staff who have the office open.
 */
export const STAFF_RIGHTS = [
  "orders.read",
  "guests.read",
  "orders.answer",
  "orders.refuse",
  "orders.move",
  "orders.deliver",
  "orders.practise",
  "orders.place",
  "orders.change",
  "orders.refund",
  "requests.answer",
  "guests.edit",
  "guests.erase",
  "stops.edit",
  "pace.edit",
  "stock.edit",
  "board.settings",
  "menu.view",
  "menu.edit",
  "shop.edit",
  "devices.edit",
  "staff.edit",
  "audit.read",
  "shop.open",
  "shop.code",
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

const kitchen = ["orders.read", "orders.move", "stops.edit", "menu.view"] as const satisfies readonly StaffRight[];
const counter = [
  ...kitchen,
  "guests.read",
  "orders.answer",
  "orders.refuse",
  "orders.practise",
  "orders.place",
  "orders.change",
  "orders.refund",
  "requests.answer",
  "pace.edit",
] as const satisfies readonly StaffRight[];

/** Rights of owners only. */
const ofOwners: readonly StaffRight[] = ["shop.open", "shop.code"];

/** The one table of rights. Only owners manage owners; see mayManage. */
const rightsOf: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: STAFF_RIGHTS,
  manager: STAFF_RIGHTS.filter((right) => !ofOwners.includes(right)),
  operator: [...counter, "stock.edit", "guests.edit"],
  cashier: counter,
  cook: kitchen,
  courier: ["orders.read", "orders.deliver"],
};

/** A role in one branch. Null: in every branch. */
export interface RoleGrant<Branch = number> {
  readonly role: StaffRole;
  readonly branchId: Branch | null;
}

/** The branches in which the grants give a right; "all" of them, or a list, which may be empty. */
export function branchesWith<Branch>(
  grants: readonly RoleGrant<Branch>[],
  right: StaffRight,
): "all" | readonly Branch[] {
  const giving = grants.filter(({ role }) => rightsOf[role].includes(right));
  const branches = giving.flatMap(({ branchId }) => (branchId === null ? [] : [branchId]));
  return branches.length < giving.length ? "all" : [...new Set(branches)];
}

/** Whether the grants give a right in a branch. */
export function hasRight<Branch>(grants: readonly RoleGrant<Branch>[], right: StaffRight, branch: Branch): boolean {
  const branches = branchesWith(grants, right);
  return branches === "all" || branches.includes(branch);
}

/** Whether the grants give a right in every branch, which changes of the whole shop require. */
export function hasRightEverywhere<Branch>(grants: readonly RoleGrant<Branch>[], right: StaffRight): boolean {
  return branchesWith(grants, right) === "all";
}

/** Rights that need a password, because four digits must not create people, tablets or a shop (STAFF-3). */
export function needsPassword(right: StaffRight): boolean {
  return right === "staff.edit" || right === "devices.edit" || ofOwners.includes(right);
}

/** The grants of a person who identified by PIN: the roles in the branch of the device. */
export function grantsByPin<Branch>(
  grants: readonly RoleGrant<Branch>[],
  branch: Branch,
): readonly RoleGrant<Branch>[] {
  const here = grants.filter(({ branchId }) => branchId === null || branchId === branch);
  return [...new Set(here.map(({ role }) => role))].map((role) => ({ role, branchId: branch }));
}

/**
 * Whether a person may give or take away these grants. Every grant must be in a branch where the person manages staff.
 * Only an owner of every branch manages owners.
 */
export function mayManage<Branch>(own: readonly RoleGrant<Branch>[], grants: readonly RoleGrant<Branch>[]): boolean {
  const isOwner = own.some(({ role, branchId }) => role === "owner" && branchId === null);
  return grants.every(({ role, branchId }) => {
    if (role === "owner") return isOwner;
    return branchId === null ? hasRightEverywhere(own, "staff.edit") : hasRight(own, "staff.edit", branchId);
  });
}
