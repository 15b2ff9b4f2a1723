import type { WireStaffMe } from "@skatert/contract";
import { expect, it } from "vitest";
import { branchText } from "./branch-text.ts";
import { branchOf } from "./me-context.tsx";

const branch = (id: number) => ({ id, name: `№ ${id}`, time_zone: "Europe/Moscow" });
const me = (device: number | null): WireStaffMe => ({
  id: 1,
  name: "Анна",
  roles: [{ role: "owner", branch_id: null }],
  branches: [branch(10), branch(20), branch(30)],
  closed_branches: [branch(40)],
  device: device === null ? null : { id: 5, name: "Кухня", branch_id: device },
  realtime: { key: "skatert" },
});

it.each([
  ["the chosen one", 30, 20, 30],
  ["the tablet's without a choice", null, 20, 20],
  ["the tablet's after the chosen one was closed", 99, 20, 20],
  ["the first on a personal device", null, null, 10],
])("selects %s as the current branch", (_name, chosen, device, shown) => {
  expect(branchOf(me(device), chosen)?.id).toBe(shown);
});

it("selects no branch for a person without rights", () => {
  expect(branchOf({ ...me(null), branches: [] }, 10)).toBeNull();
});

it.each([
  ["an open branch by its name", 10, "№ 10"],
  ["a closed branch by its name with a mark", 40, "№ 40, branch.closed"],
  ["a branch of others by its number", 50, "№ 50"],
])("STAFF-2 shows %s", (_name, id, shown) => {
  const t = (key: string, values?: { readonly name?: string }) => `${values?.name}, ${key}`;
  expect(branchText(me(null), id, { t })).toBe(shown);
});
