import { expect, it } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { entityText } from "./entity-words.ts";
import { listNames } from "./list-names.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const { t } = i18n;
const names = { "category:7": "Пицца", "product:7": "Маргарита", "content:banners/7": "Стол накрыт" };
const named = (field: string | null, id: string, each: string) =>
  listNames(field, { kind: "layout", id }, { names, t })?.(each);
const order = (id: string) => entityText({ kind: "layout", id, name: id }, i18n);

it("EDIT-6 names new settings by their labels and hides technical ones", () => {
  expect(named(null, "settings", "cache_ver_site")).toBe("Версия корзин: новая очищает корзины гостей");
  expect(named(null, "settings", "$schema")).toBeNull();
  expect(order("settings.en")).toBe("Настройки · Порядок");
});

it("EDIT-6 names the entries of an order by their kind", () => {
  expect(named(null, "catalog", "7")).toBe("Пицца");
  expect(named("products", "catalog.en", "7")).toBe("Маргарита");
  expect(named(null, "banners", "7")).toBe("Стол накрыт");
  expect(named(null, "banners", "8")).toBe("запись № 8");
  expect(named("products", "catalog", "9")).toBe("блюдо № 9");
  expect([named(null, "archive", "product:7"), named(null, "archive", "zone:8")]).toEqual(["Маргарита", "зона № 8"]);
  expect([order("prices/vokzalnyy"), order("banners")]).toEqual(["Порядок разделов", "Баннеры · Порядок"]);
});

it("EDIT-6 takes no other field for a list of ids", () => {
  expect(listNames("variations", { kind: "product", id: "7" }, { names, t })).toBeNull();
});
