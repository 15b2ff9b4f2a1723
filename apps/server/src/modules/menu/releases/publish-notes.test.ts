import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const online = { id: "yookassa", name: "Картой на сайте", enabled: true, online: true };
const footer = [{ title: "Документы", items: [{ title: "Оферта", url: "/oferta" }] }];
const files = { ...smallShop, settings: { ...smallSettings, payment_methods: [online], menu: { footer } } };

describeOnEachEngine("what guests will meet after a publication of settings", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const notes = async () => (await office.call("GET", OFFICE_PATHS.draft)).body.notes;
  const menu = (content: object) => office.edit(`${OFFICE_PATHS.settings}/menu`, { value: { settings: content } });

  it("EDIT-5 is a payment method that the server has no gateway for", async () => {
    await menu({ footer: [...footer, { title: "Блог", url: "/blog" }] });
    const entity = { kind: "settings", id: "payment_methods", name: "Картой на сайте" };
    expect(await notes()).toEqual([{ kind: "no-gateway", entity, branches: [] }]);
  });

  it("EDIT-5 is an offer that the footer no longer links", async () => {
    await menu({ footer: [] });
    expect(await notes()).toContainEqual({
      kind: "no-offer",
      entity: { kind: "settings", id: "menu", name: "" },
      branches: [],
    });
  });

  it("EDIT-5 is nothing of this for a publication of dishes alone", async () => {
    await office.edit(`${OFFICE_PATHS.products}/101`, { set: { "catalog#name": { name: "Щи" } } });
    expect(await notes()).toEqual([]);
  });
});
