import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SettingsSchema } from "../../settings/schemas.ts";
import { CatalogOverlayFields, SHOP_FILES } from "../schemas.ts";
import { unknownFields } from "./unknown-fields.ts";

describe("fields that no part of a shop reads", () => {
  it("ENT-1 finds them at any depth, with the intended name", () => {
    const settings = {
      theme: 1,
      locations: [{ term_id: 1, name: "Центр", adress: "Мира, 1" }],
      delivery_work_time: { "10": { wek: {} } },
      map: { features: [{ properties: { descripton: "ID:a" } }] },
    };
    expect(unknownFields(SettingsSchema, settings)).toEqual([
      { path: ["theme"], name: "theme", nearest: null },
      { path: ["locations", 0, "adress"], name: "adress", nearest: "address" },
      { path: ["delivery_work_time", "10", "wek"], name: "wek", nearest: null },
      { path: ["map", "features", 0, "properties", "descripton"], name: "descripton", nearest: "description" },
    ]);
  });

  it("ENT-1 suggests no name that the object already has", () => {
    const [found] = unknownFields(SHOP_FILES["coupons.json"], { auto: [], codes: [], code: [] });
    expect(found).toEqual({ path: ["code"], name: "code", nearest: null });
  });

  it("ENT-1 allows notes, $schema, ids, and any name in free maps", () => {
    const settings = {
      $schema: "../settings.schema.json",
      _note: "наша копия",
      contacts: { socials: [{ colour: "red" }] },
      delivery: { all_zones_zone_payment_methods: { centre: ["cash"] } },
      seo: { id: 7 },
    };
    expect(unknownFields(SettingsSchema, settings)).toEqual([]);
    expect(unknownFields(SHOP_FILES["galleries.json"], { halls: { images: [] } })).toEqual([]);
  });

  it("ENT-1 accepts both forms of a menu's overlay", () => {
    expect(unknownFields(CatalogOverlayFields, [{ id: 1, products: [{ id: 2, nme: "Soup" }] }])).toHaveLength(1);
    expect(unknownFields(CatalogOverlayFields, { products: [{ id: 2, name: "Soup", descripton: "" }] })).toHaveLength(
      1,
    );
  });

  it("ENT-1 terminates for any JSON in place of settings", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(unknownFields(SettingsSchema, value))).toBe(true);
      }),
    );
  });
});
