import type { WireStaffMe } from "@skatert/contract";
import { expect, it } from "vitest";
import { branchOf } from "./me-context.tsx";

const branch = (id: number) => ({ id, name: `№ ${id}`, time_zone: "Europe/Moscow" });
const me = (device: number | null): WireStaffMe => ({
  id: 1,
  name: "Анна",
  roles: [{ role: "owner", branch_id: null }],
  branches: [branch(10), branch(20), branch(30)],
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
