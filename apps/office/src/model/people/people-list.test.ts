import type { WireStaffMember } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import { givableRoles, shownPeople } from "./people-list.ts";

const person = (change: Partial<WireStaffMember>): WireStaffMember => ({
  id: 1,
  name: "Анна",
  login: "anna",
  roles: [{ role: "manager", branch_id: 10 }],
  created_at: "2026-11-01T10:00:00.000Z",
  disabled_at: null,
  has_password: true,
  has_authenticator: false,
  has_pin: false,
  may_edit: true,
  ...change,
});
const people = [
  person({ id: 3, name: "Яков", login: "yakov", roles: [{ role: "cook", branch_id: 10 }] }),
  person({ id: 2, name: "Борис", login: "boris", disabled_at: "2026-11-10T10:00:00.000Z" }),
  person({ id: 1 }),
];
const all = { q: "", role: "", withRemoved: false };
const namesOf = (filter: Partial<typeof all>) => shownPeople(people, { ...all, ...filter }).map(({ name }) => name);

describe("the list of people", () => {
  test("STAFF-1 lists current staff by name, and removed staff last on request", () => {
    expect(namesOf({})).toEqual(["Анна", "Яков"]);
    expect(namesOf({ withRemoved: true })).toEqual(["Анна", "Яков", "Борис"]);
  });

  test("OFFICE-5 searches by name and login and filters by role", () => {
    expect(namesOf({ q: "аНН" })).toEqual(["Анна"]);
    expect(namesOf({ q: "yak" })).toEqual(["Яков"]);
    expect(namesOf({ role: "cook" })).toEqual(["Яков"]);
    expect(namesOf({ role: "courier" })).toEqual([]);
  });
});

describe("the roles that a person may give", () => {
  test("STAFF-2 lets an owner of every branch give every role", () => {
    expect(givableRoles([{ role: "owner", branchId: null }], null)).toContain("owner");
  });

  test("STAFF-2 lets a manager give roles in their own branch, but never the role of owner", () => {
    const own = [{ role: "manager" as const, branchId: 10 }];
    expect(givableRoles(own, 10)).toEqual(["manager", "operator", "cashier", "cook", "courier"]);
    expect(givableRoles(own, 20)).toEqual([]);
    expect(givableRoles(own, null)).toEqual([]);
  });
});
