import { referenceKind } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shop/documents/json.ts";
import { REFERENCES } from "../../../shop/documents/references.ts";
import { wordsOf } from "./change-words.ts";

const settings: Json = {
  locations: [{ name: "Вокзал", price_file_path: "prices/station.json" }],
  map: { features: [{ type: "Feature", id: "7", properties: { name: "Центр" }, geometry: null }] },
  payment_methods: [{ id: "cash", name: "Наличными" }],
};
const documents = new Map([["settings", settings]]);
const byZone = (lists: Record<string, Json>) => ({ fields: { all_zones_zone_payment_methods: lists } });

describe("names of the entities that changes refer to", () => {
  it("EDIT-5 are those of zones and their payment methods, including those that the draft adds", () => {
    const words = wordsOf(documents, [
      {
        key: "settings:delivery",
        name: "delivery",
        delta: { settings: { before: byZone({ "7": ["cash"] }), after: byZone({ "7": ["cash", "card"], "9": [] }) } },
      },
      {
        key: "settings:payment_methods",
        name: "payment_methods",
        delta: { settings: { before: { whole: [] }, after: { whole: [{ id: "card", name: "Картой" }] } } },
      },
      { key: "zone:9", name: "Заречье", delta: {} },
    ]);
    expect(words).toEqual({
      menus: [{ document: "prices/station", name: "Вокзал" }],
      named: { "zone:7": "Центр", "zone:9": "Заречье", "payment:cash": "Наличными", "payment:card": "Картой" },
    });
  });

  it("EDIT-5 omit the payment methods if no change names one", () => {
    const delta = { settings: { before: { fields: { price: 1 } }, after: { fields: { price: 2 } } } };
    expect(wordsOf(documents, [{ key: "settings:delivery", name: "delivery", delta }]).named).toEqual({});
  });

  it("EDIT-6 are those of the entries that an order gained or lost", () => {
    const order = (before: Json, after: Json) => ({ before: { whole: before }, after: { whole: after } });
    const words = wordsOf(new Map<string, Json>([...documents, ["banners", [{ id: 5, title: "Стол накрыт" }]]]), [
      { key: "layout:banners", name: "banners", delta: { banners: order([], ["5"]) } },
      { key: "layout:catalog", name: "catalog", delta: { catalog: order(["7"], []) } },
      { key: "layout:settings", name: "settings", delta: { settings: order([], ["$schema", "tips"]) } },
      { key: "layout:archive", name: "archive", delta: { archive: order([], ["product:101"]) } },
      {
        key: "layout:coupons",
        name: "coupons",
        delta: { coupons: { before: { fields: { codes: [] } }, after: { fields: { codes: ["701"] } } } },
      },
      { key: "coupon:701", name: "STOL10", delta: {} },
    ]);
    expect(words.named).toEqual({ "content:banners/5": "Стол накрыт", "coupon:701": "STOL10" });
  });

  it("EDIT-5 are those of everything that fields refer to, at any depth, without what is gone", () => {
    const shop = new Map<string, Json>([
      ["settings", { ...settings, locations: [{ term_id: 21, warehouse_id: 501, name: "Вокзал" }] }],
      ["catalog", [{ id: 7, name: "Супы", products: [{ id: 101, name: "Борщ" }] }]],
      ["blog", [{ id: 1, slug: "otkrylis", title: "Мы открылись" }]],
    ]);
    const added = (fields: Record<string, Json>) => ({ before: null, after: { whole: fields } });
    const supplements = (...ids: readonly number[]) => ({
      fields: { supplements: ids.map((id) => ({ id, group: "Соусы" })) },
    });
    const kept = { catalog: { before: supplements(101, 102), after: supplements(101) } };
    expect(wordsOf(shop, [{ key: "product:103", name: "Плов", delta: kept }]).named).toEqual({ "product:101": "Борщ" });
    const { named } = wordsOf(shop, [
      { key: "product:102", name: "Уха", delta: { catalog: added({ categories: [7, 8], locations: [21] }) } },
      {
        key: "content:banners/5",
        name: "Еда",
        delta: { banners: added({ sklad: [501], post: { post_slug: "otkrylis" } }) },
      },
      {
        key: "coupon:701",
        name: "Подарок",
        delta: { "coupons#codes": added({ free_gift_data: [{ product_id: 101 }] }) },
      },
      {
        key: "content:popups/1",
        name: "Окно",
        delta: { popups: added({ id_delivery_zone: "7", disable_ordering: true }) },
      },
    ]);
    expect(named).toEqual({
      "category:7": "Супы",
      "location:21": "Вокзал",
      "branch:501": "Вокзал",
      "post:otkrylis": "Мы открылись",
      "product:101": "Борщ",
      "zone:7": "Центр",
    });
  });

  it.each(REFERENCES.filter(({ document, at }) => document !== "stock" && !/price_file_path|[{]/.test(at)))(
    "EDIT-5 are looked up for every field that a shop folder may refer by: $document $at",
    ({ at, target }) => {
      const kind = referenceKind(at.split(".").at(-1) ?? "");
      expect(kind).toBe(target === "warehouse" ? "branch" : target);
    },
  );
});
