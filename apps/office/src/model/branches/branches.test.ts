import { describe, expect, it } from "vitest";
import { branchForm, LOCATION, WORK_TIME } from "./branch-form.ts";
import { branchPatch } from "./branch-patch.ts";
import { newBranch, newBranchFaults, newBranchForm, withHoursOf } from "./new-branch.ts";
import { PICKUP } from "./pickup-places.ts";

const week = { 1: { from: "10:00", to: "22:00" } };
const place = { id: 301, name: "На Соборной", address: "Соборная, 58", coord: "57.6,39.8", warehouse_id: 501 };
const cathedral = {
  id: "501",
  facets: {
    [LOCATION]: { name: "На Соборной", city: "Тихоград", address: "Соборная, 58", coord: "57.6,39.8" },
    [WORK_TIME]: { week, cooking_time_in_minutes: 40 },
    [PICKUP]: { 2: [place] },
    "settings.en#pickup_locations": { 2: [{ id: 301, name: "Cathedral" }] },
  },
};

describe("a new branch", () => {
  const form = newBranchForm(cathedral);

  it("EDIT-3 starts with another branch's town and hours, and with pickup", () => {
    expect(form).toMatchObject({ name: "", city: "Тихоград", address: "", place: "", cookingMinutes: 40 });
    expect(form.week[1]).toEqual([{ from: "10:00", to: "22:00" }]);
    expect(form).toMatchObject({ collects: true, collectName: "" });
    const station = { facets: { [LOCATION]: { name: "Вокзал" }, [WORK_TIME]: { around_clock: true } } };
    expect({ ...form, ...withHoursOf(station) }).toMatchObject({ isRoundTheClock: true, city: "Тихоград" });
  });

  it("EDIT-3 requires a name, an address, a point and hours", () => {
    const closed = { ...form, week: {} };
    expect(newBranchFaults(closed).map(({ field }) => field)).toEqual(["name", "address", "place", "week"]);
    const whole = { ...form, name: "Порт", address: "Портовая, 3", place: "57.61, 39.81" };
    expect(newBranchFaults(whole)).toEqual([]);
  });

  it("EDIT-3 is sent with its pickup place and without numbers", () => {
    const whole = { ...form, name: "Порт", address: "Портовая, 3", place: "57.61, 39.81" };
    const spot = { name: "Порт", address: "Портовая, 3", coord: "57.61, 39.81" };
    expect(newBranch(whole).facets).toEqual({
      [LOCATION]: { ...spot, city: "Тихоград", price_file_path: "" },
      [WORK_TIME]: expect.objectContaining({ cooking_time_in_minutes: 40 }),
      [PICKUP]: { local_pickup: [spot] },
    });
    expect(newBranch({ ...whole, collects: false }).facets).not.toHaveProperty([PICKUP]);
  });
});

describe("the place where guests collect from a branch", () => {
  const form = branchForm(cathedral);

  it("EDIT-3 follows the branch's name and address, and keeps its own name if it has one", () => {
    expect(form).toMatchObject({ collects: true, collectName: "" });
    expect(branchPatch(cathedral, form)).toBeNull();
    const moved = { ...form, name: "На площади", address: "Соборная, 60" };
    expect(branchPatch(cathedral, moved)?.value).toEqual({
      [PICKUP]: { 2: [{ ...place, name: "На площади", address: "Соборная, 60" }] },
    });
    const named = { ...form, name: "На площади", collectName: "Окно во дворе" };
    expect(branchPatch(cathedral, named)?.value).toEqual({ [PICKUP]: { 2: [{ ...place, name: "Окно во дворе" }] } });
  });

  it("EDIT-3 keeps its own address when the branch moves", () => {
    const yard = { ...place, address: "Двор, 1" };
    const facets = { ...cathedral.facets, [PICKUP]: { 2: [yard] } };
    expect(branchPatch({ facets }, { ...branchForm({ facets }), address: "Соборная, 60" })?.value).toBeUndefined();
  });

  it("EDIT-3 is removed with its translations and can be added again", () => {
    expect(branchPatch(cathedral, { ...form, collects: false })).toEqual({
      drop: [PICKUP, "settings.en#pickup_locations"],
    });
    const { [PICKUP]: _places, ...facets } = cathedral.facets;
    const without = { ...branchForm({ facets }), collects: true };
    expect(branchPatch({ facets }, without)).toEqual({
      value: { [PICKUP]: { local_pickup: [{ name: "На Соборной", address: "Соборная, 58", coord: "57.6,39.8" }] } },
    });
  });
});
