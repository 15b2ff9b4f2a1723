import { indexCatalog } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { categoriesFromWire } from "./map.ts";
import { choiceFromWire, groupUsesFromWire } from "./map-choices.ts";

const rule = { distinct: null, free: 0, options: null };

describe("the choice of a section", () => {
  it.each([
    ["add", { kind: "add", min: 0, max: 1 }],
    ["remove", { kind: "remove", min: 0, max: null }],
    ["set", { kind: "set", min: 1, max: 1 }],
    ["halves-average", { kind: "halves-average", min: 2, max: 2 }],
    ["halves-dearest", { kind: "halves-dearest", min: 2, max: 2 }],
  ])("MENU-1 of the kind %s has the usual limits", (kind, limits) => {
    expect(choiceFromWire({ kind })).toEqual({ ...rule, ...limits });
  });

  it.each<[string, unknown]>([
    ["no kind", {}],
    ["an empty kind", { kind: "" }],
    ["an unknown kind", { kind: "swap" }],
    ["empty limits of WordPress", { min: "", max: false, distinct: "", free: false, options: "" }],
    ["limits in words", { min: "one", max: [], distinct: {}, free: true }],
  ])("MENU-1 with %s adds one of several", (_what, wire) => {
    expect(choiceFromWire(wire)).toEqual({ ...rule, kind: "add", min: 0, max: 1 });
  });

  it("MENU-1 states its limits as numbers or their texts; null is no limit, and a part of a unit does not count", () => {
    expect(choiceFromWire({ min: "1", max: "4", distinct: 2.9, free: 1 })).toEqual({
      kind: "add",
      min: 1,
      max: 4,
      distinct: 2,
      free: 1,
      options: null,
    });
    expect(choiceFromWire({ kind: "set", min: null, max: null, distinct: null, free: null })).toEqual({
      ...rule,
      kind: "set",
      min: 1,
      max: null,
    });
  });

  it.each<[string, unknown]>([
    ["absent", undefined],
    ["null", null],
    ["false", false],
    ["empty text", ""],
    ["PHP's empty object", []],
  ])("MENU-1 that is %s makes no group", (_what, wire) => {
    expect(choiceFromWire(wire)).toBeNull();
  });

  it("MENU-1 lists options with their defaults, without malformed ones", () => {
    const plain = { variationId: null, price: null, max: 1, preset: 0 };
    expect(
      choiceFromWire({
        options: [
          { product_id: 1 },
          { product_id: "2", variation_id: "22", price: "90.50", max: "3", preset: "1" },
          { product_id: 3, variation_id: 0, price: "", max: null, preset: false },
          { product_id: 0 },
          { product_id: "tea" },
          { price: 10 },
          "4",
          null,
        ],
      })?.options,
    ).toEqual([
      { ...plain, productId: 1 },
      { productId: 2, variationId: 22, price: 9_050, max: 3, preset: 1 },
      { ...plain, productId: 3 },
    ]);
    expect(choiceFromWire({ options: [] })?.options).toEqual([]);
  });

  it("MENU-1 without options offers every product of the section once, at its own price", () => {
    const products = [
      { id: 911, name: "Medium", price: 0 },
      { id: 912, name: "Well done", price: 20 },
    ];
    const { groups } = indexCatalog(categoriesFromWire([{ id: 91, name: "Прожарка", choice: { min: 1 }, products }]));
    expect(groups.get(91)?.options).toEqual([
      { productId: 911, variationId: null, price: null, max: 1, preset: 0 },
      { productId: 912, variationId: null, price: null, max: 1, preset: 0 },
    ]);
  });
});

describe("the groups of a dish", () => {
  it("MENU-2 keep their order and state only what replaces the group's own", () => {
    expect(
      groupUsesFromWire([
        { group_id: 92 },
        {
          group_id: "91",
          min: 0,
          max: null,
          distinct: "2",
          free: "1",
          variation_ids: "11, 12",
          options: [
            { product_id: 1, offered: false },
            { product_id: "2", price: 0, max: 2, preset: 1, offered: "yes" },
            { product_id: 3 },
          ],
        },
      ]),
    ).toEqual([
      { groupId: 92, variationIds: [], options: [] },
      {
        groupId: 91,
        min: 0,
        max: null,
        distinct: 2,
        free: 1,
        variationIds: [11, 12],
        options: [
          { productId: 1, offered: false },
          { productId: 2, price: 0, max: 2, preset: 1, offered: true },
          { productId: 3 },
        ],
      },
    ]);
  });

  it("MENU-2 ignore what WordPress leaves empty", () => {
    const empty = { min: "", max: false, distinct: "", free: null, variation_ids: false, options: false };
    const option = { product_id: 1, price: "", max: null, preset: "", offered: null };
    expect(groupUsesFromWire([{ group_id: 91, ...empty }])).toEqual([{ groupId: 91, variationIds: [], options: [] }]);
    expect(groupUsesFromWire([{ group_id: 91, options: [option] }])).toEqual([
      { groupId: 91, variationIds: [], options: [{ productId: 1, offered: true }] },
    ]);
  });

  it("MENU-2 are read without malformed entries", () => {
    expect(
      groupUsesFromWire([null, "91", { group_id: 0 }, { min: 1 }, { group_id: 91, options: [{ price: 5 }, 7] }]),
    ).toEqual([{ groupId: 91, variationIds: [], options: [] }]);
    for (const none of [undefined, null, false, ""]) expect(groupUsesFromWire(none)).toEqual([]);
  });
});
