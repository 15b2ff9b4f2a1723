import { GROUP_FAULTS, type WirePublishFault } from "@skatert/contract";
import { expect, it } from "vitest";
import russian from "../../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../../vite/messages.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { faultWords } from "./fault-words.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const fault = (cause?: WirePublishFault["cause"]) =>
  faultWords(
    { entity: null, file: "catalog.json", path: "", message: "in English", ...(cause ? { cause } : {}) },
    i18n,
  );

it("EDIT-5 translates the reason why a draft cannot be published, or shows the server's message", () => {
  expect(fault({ kind: "unknown", target: "product", name: "Борщ" })).toBe("Блюда «Борщ» больше нет в меню");
  expect(fault({ kind: "unknown", target: "payment method", name: "cash" })).toContain("Способа оплаты «cash»");
  expect(fault({ kind: "no-category" })).toBe("Блюдо не входит ни в один раздел");
  expect(fault({ kind: "live-orders", name: "2" })).toContain("2 незавершённых заказа");
  expect(fault({ kind: "unknown", target: "price file", name: "a" })).toBe("in English");
  expect(fault()).toBe("in English");
});

it("MENU-22 words every fault of a group with its names and numbers", () => {
  const values = { group: "Соусы", dish: "Бургер", option: "Сет", limit: "1", found: "2" };
  const said = GROUP_FAULTS.map((kind) => fault({ kind, values }));
  expect(said.filter((words) => words === "in English" || words.includes("{"))).toEqual([]);
  expect(new Set(said).size).toBe(GROUP_FAULTS.length);
  expect(fault({ kind: "group-min-above-offer", values: { ...values, size: "35 см" } })).toBe(
    "Группа «Соусы», размер 35 см: обязательно 2, а варианты дают только 1",
  );
});
