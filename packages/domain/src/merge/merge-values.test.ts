import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeValues } from "./merge-values.ts";
import { isSameValue, type MergeRules, type MergeValue, type Slot } from "./values.ts";

const rules: MergeRules = { prefer: "theirs", isIdList: (path) => path.at(-1) === "products" };
const merge = (base: Slot, mine: Slot, theirs: Slot) => mergeValues({ base, mine, theirs }, rules);

const scalar = fc.constantFrom<MergeValue>(null, 0, 1, "a", "", true);
const entries = fc
  .uniqueArray(fc.record({ id: fc.nat(4), price: fc.nat(2) }), { selector: ({ id }) => id, maxLength: 4 })
  .map((list): MergeValue => list);
const members = fc.uniqueArray(fc.nat(6), { maxLength: 6 }).map((list): MergeValue => list);
const fields = (values: fc.Arbitrary<MergeValue>) =>
  fc.dictionary(fc.constantFrom("name", "price", "acf"), values).map((each): MergeValue => each);
const value = fc.oneof(
  scalar,
  entries,
  fields(fc.oneof(scalar, fields(scalar))),
  fc.record({ products: members, variations: entries, name: scalar }).map((each): MergeValue => each),
);
const slot = fc.option(value, { nil: undefined });

describe("a merge of two changes", () => {
  it("EDIT-6 gives a new order of fields to the value that had the old one, and keeps another one", () => {
    const [old, fresh] = [
      { b: 1, a: [{ d: 1, c: 1 }] },
      { a: [{ c: 1, d: 1 }], b: 1 },
    ];
    const merged = (theirs: MergeValue) => JSON.stringify(merge(old, fresh, theirs).value);
    expect(merged({ b: 1, a: [{ d: 1, c: 1 }] })).toBe(JSON.stringify(fresh));
    expect(merged({ b: 1, a: [{ c: 1, d: 1 }] })).toBe('{"b":1,"a":[{"c":1,"d":1}]}');
  });

  it("EDIT-7 keeps a change whose other side changed nothing", () => {
    fc.assert(
      fc.property(slot, slot, (base, changed) => {
        for (const merged of [merge(base, changed, base), merge(base, base, changed), merge(base, changed, changed)]) {
          expect(merged.conflicts).toEqual([]);
          expect(isSameValue(merged.value, changed)).toBe(true);
        }
      }),
    );
  });

  it("EDIT-7 loses no update: each field has the changed side's value, or is a conflict", () => {
    const names = ["name", "price", "acf"] as const;
    const record = fields(scalar);
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { value: merged, conflicts } = merge(base, mine, theirs);
        for (const name of names) {
          const [was, ours, others, now] = [base, mine, theirs, merged].map((each) => fieldIn(each, name));
          const isContested = was !== ours && was !== others && ours !== others;
          expect(conflicts.some(({ path }) => path[0] === name)).toBe(isContested);
          if (!isContested) expect(now).toBe(was === ours ? others : ours);
        }
      }),
    );
  });

  it("EDIT-7 does not depend on which side is called mine when nothing is contested", () => {
    const record = fields(fc.oneof(scalar, fields(scalar)));
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        fc.pre(merged.conflicts.length === 0);
        expect(isSameValue(merged.value, merge(base, theirs, mine).value)).toBe(true);
      }),
    );
  });

  it("EDIT-7 gives a contested field the preferred side, and names it", () => {
    const sides = { base: { price: 1 }, mine: { price: 2 }, theirs: { price: 3 } };
    expect(mergeValues(sides, { ...rules, prefer: "mine" })).toEqual({
      value: { price: 2 },
      conflicts: [{ path: ["price"], base: 1, mine: 2, theirs: 3 }],
    });
    expect(mergeValues(sides, rules).value).toEqual({ price: 3 });
  });

  it("EDIT-7 merges sizes by their id, also when one is new and one was removed", () => {
    const size = (id: number, price: number, name = "") => ({ id, price, name });
    const base = { variations: [size(1, 10), size(2, 20)] };
    const mine = { variations: [size(1, 10, "мини"), size(2, 20), size(3, 30)] };
    const theirs = { variations: [size(1, 12)] };
    expect(merge(base, mine, theirs)).toEqual({
      value: { variations: [size(1, 12, "мини"), size(3, 30)] },
      conflicts: [],
    });
  });

  it("EDIT-7 reports a size that one side removed and the other changed", () => {
    const base = { variations: [{ id: 1, price: 10 }] };
    expect(merge(base, { variations: [] }, { variations: [{ id: 1, price: 11 }] })).toEqual({
      value: { variations: [{ id: 1, price: 11 }] },
      conflicts: [
        { path: ["variations", "1"], base: { id: 1, price: 10 }, mine: undefined, theirs: { id: 1, price: 11 } },
      ],
    });
  });

  it("never merges the members of a list of plain values, such as a point on the map", () => {
    const merged = merge({ center: [1, 2] }, { center: [1, 3] }, { center: [5, 2] });
    expect(merged.conflicts).toHaveLength(1);
    expect(merged.value).toEqual({ center: [5, 2] });
  });
});

function fieldIn(value: Slot, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}
