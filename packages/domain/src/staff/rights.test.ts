import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  branchesWith,
  grantsByPin,
  hasRight,
  hasRightEverywhere,
  mayManage,
  needsPassword,
  STAFF_RIGHTS,
  STAFF_ROLES,
} from "./rights.ts";

const grant = fc.record({
  role: fc.constantFrom(...STAFF_ROLES),
  branchId: fc.constantFrom<number | null>(null, 10, 20),
});
const right = fc.constantFrom(...STAFF_RIGHTS);

describe("STAFF-2 rights of roles", () => {
  it("gives an owner every right, and a cook no money, guests or staff", () => {
    const owner = [{ role: "owner", branchId: null }] as const;
    for (const each of STAFF_RIGHTS) expect(hasRightEverywhere(owner, each)).toBe(true);
    const cook = [{ role: "cook", branchId: 10 }] as const;
    for (const each of ["orders.refuse", "guests.read", "staff.edit", "audit.read"] as const)
      expect(hasRight(cook, each, 10)).toBe(false);
  });

  it.each(["shop.open", "shop.code"] as const)("OFFICE-6 gives %s to owners alone", (each) => {
    expect(STAFF_ROLES.filter((role) => hasRightEverywhere([{ role, branchId: null }], each))).toEqual(["owner"]);
  });

  it("gives a right only in the branch of the role", () => {
    const operator = [{ role: "operator", branchId: 10 }] as const;
    expect(hasRight(operator, "orders.answer", 10)).toBe(true);
    expect(hasRight(operator, "orders.answer", 20)).toBe(false);
    expect(hasRightEverywhere(operator, "orders.answer")).toBe(false);
  });

  it("adds up the rights of several roles", () => {
    fc.assert(
      fc.property(fc.array(grant), fc.array(grant), right, fc.constantFrom(10, 20), (first, second, each, branch) => {
        const together = hasRight([...first, ...second], each, branch);
        expect(together).toBe(hasRight(first, each, branch) || hasRight(second, each, branch));
      }),
    );
  });

  it("names exactly the branches in which a right is given", () => {
    fc.assert(
      fc.property(fc.array(grant), right, fc.constantFrom(10, 20, 30), (grants, each, branch) => {
        const branches = branchesWith(grants, each);
        expect(branches === "all" || branches.includes(branch)).toBe(hasRight(grants, each, branch));
        if (branches !== "all") expect(new Set(branches).size).toBe(branches.length);
      }),
    );
  });

  it("lets nobody grant roles beyond their own rights over staff", () => {
    const manager = [{ role: "manager", branchId: 10 }] as const;
    expect(mayManage(manager, [{ role: "cook", branchId: 10 }])).toBe(true);
    expect(mayManage(manager, [{ role: "cook", branchId: 20 }])).toBe(false);
    expect(mayManage(manager, [{ role: "cook", branchId: null }])).toBe(false);
    expect(mayManage(manager, [{ role: "owner", branchId: 10 }])).toBe(false);
    expect(mayManage([{ role: "manager", branchId: null }], [{ role: "owner", branchId: null }])).toBe(false);
    expect(mayManage([{ role: "owner", branchId: null }], [{ role: "owner", branchId: null }])).toBe(true);
    expect(mayManage([{ role: "operator", branchId: null }], [{ role: "cook", branchId: 10 }])).toBe(false);
  });
});

describe("STAFF-3 rights of a person who identified by PIN", () => {
  it("are those of the roles in the branch of the device, and nowhere else", () => {
    fc.assert(
      fc.property(fc.array(grant), right, fc.constantFrom(10, 20), (grants, each, branch) => {
        const here = grantsByPin(grants, branch);
        expect(hasRight(here, each, branch)).toBe(hasRight(grants, each, branch));
        expect(hasRight(here, each, 30)).toBe(false);
        expect(hasRightEverywhere(here, each)).toBe(false);
      }),
    );
  });

  it("exclude people, devices, the opening of the shop and its scripts", () => {
    expect(STAFF_RIGHTS.filter(needsPassword)).toEqual(["devices.edit", "staff.edit", "shop.open", "shop.code"]);
  });
});
