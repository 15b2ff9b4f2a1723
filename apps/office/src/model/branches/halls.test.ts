import { describe, expect, it } from "vitest";
import { branchFaults } from "./branch-faults.ts";
import { branchForm } from "./branch-form.ts";
import { branchPatch } from "./branch-patch.ts";
import { HALLS, newHall, nextTable } from "./halls.ts";

const hall = {
  id: 401,
  name: "Зал на Соборной",
  warehouse_id: 501,
  seats: 60,
  tables: [
    { number: "1", seats: 2 },
    { number: "У окна", seats: 6 },
  ],
};
const lounge = { id: 411, name: "Лаундж", warehouse_id: 501 };
const entity = {
  id: "501",
  facets: { "settings#locations": { name: "На Соборной" }, [HALLS]: { 3: [hall], 4: [lounge] } },
};
const form = branchForm(entity);

describe("halls of a branch", () => {
  it("INBOX-1 show their seats and tables, and send nothing while they are unchanged", () => {
    expect(form.halls).toEqual([
      {
        way: "3",
        at: 0,
        name: "Зал на Соборной",
        seats: "60",
        tables: [
          { number: "1", seats: "2" },
          { number: "У окна", seats: "6" },
        ],
      },
      { way: "4", at: 0, name: "Лаундж", seats: "", tables: [] },
    ]);
    expect(branchPatch(entity, form)).toBeNull();
  });

  it("INBOX-1 add a table under a number that no table has, and leave other halls alone", () => {
    const [first, second] = form.halls;
    if (first === undefined || second === undefined) throw new Error("no halls");
    const tables = [...first.tables, nextTable(first.tables)];
    expect(tables.at(-1)).toEqual({ number: "2", seats: "6" });
    const after = { ...form, halls: [{ ...first, tables }, second] };
    expect(branchFaults(after)).toEqual([]);
    expect(branchPatch(entity, after)?.value).toEqual({
      [HALLS]: { 3: [{ ...hall, tables: [...hall.tables, { number: "2", seats: 6 }] }], 4: [lounge] },
    });
  });

  it("INBOX-1 begin with the first one of a branch, at its address", () => {
    const branch = {
      id: "502",
      facets: { "settings#locations": { name: "Вокзал", address: "Площадь, 1", coord: "55.7,37.6" } },
    };
    const opened = branchForm(branch);
    const after = { ...opened, halls: [{ ...newHall(), name: "Зал ", seats: "20" }] };
    expect(branchPatch(branch, after)?.value).toEqual({
      [HALLS]: { restaurants: [{ name: "Зал", address: "Площадь, 1", coord: "55.7,37.6", seats: 20 }] },
    });
    expect(branchFaults({ ...opened, halls: [newHall()] })).toEqual([{ field: "halls.0.name", kind: "hall" }]);
  });

  it("INBOX-1 are renamed, and go with their translations", () => {
    const texts = { 3: [{ id: 401, name: "Hall" }], 4: [{ id: 411, name: "Lounge" }] };
    const translated = { ...entity, facets: { ...entity.facets, "settings.en#restaurants": texts } };
    const [, second] = form.halls;
    if (second === undefined) throw new Error("no halls");
    expect(branchPatch(translated, { ...form, halls: [{ ...second, name: "Бар" }] })?.value).toEqual({
      [HALLS]: { 3: [], 4: [{ ...lounge, name: "Бар" }] },
      "settings.en#restaurants": { 3: [], 4: [{ id: 411, name: "Lounge" }] },
    });
  });

  it("INBOX-1 lose their count of seats and their tables when these are emptied", () => {
    const halls = form.halls.map((each) => ({ ...each, seats: " ", tables: [] }));
    const { seats: _seats, tables: _tables, ...rest } = hall;
    expect(branchPatch(entity, { ...form, halls })?.value).toEqual({ [HALLS]: { 3: [rest], 4: [lounge] } });
  });

  it("INBOX-1 are refused with a nameless table, a name twice, or seats that are no count", () => {
    const [first] = form.halls;
    if (first === undefined) throw new Error("no hall");
    const tables = [
      { number: "1", seats: "2" },
      { number: " 1", seats: "0" },
      { number: "", seats: "4" },
    ];
    expect(branchFaults({ ...form, halls: [{ ...first, seats: "много", tables }] })).toEqual([
      { field: "halls.0.seats", kind: "seats" },
      { field: "halls.0.tables.1.number", kind: "tableTwice" },
      { field: "halls.0.tables.1.seats", kind: "seats" },
      { field: "halls.0.tables.2.number", kind: "table" },
    ]);
  });
});
