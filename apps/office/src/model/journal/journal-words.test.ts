import { AUDIT_ACTIONS, AUDIT_FIELDS, FEED_KINDS, type WireAuditEntry } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import russian from "../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../vite/messages.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { JOURNAL_FIELDS } from "./journal-fields.ts";
import { actionText, fieldChanges, JOURNAL_KINDS, objectText, reasonText } from "./journal-words.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const branchText = (id: number) => (id === 10 ? "На Ленина" : `№ ${id}`);
const named = { "product:101": "Борщ", "category:7": "Супы", "branch:10": "На Ленина" };
const changes = (before: WireAuditEntry["before"], after: WireAuditEntry["after"]) =>
  fieldChanges({ before, after, named }, "Europe/Moscow", { ...i18n, branchText }).map(
    ({ field, before: was, after: is }) => [field, was, is].map((text) => text?.replaceAll("\u00a0", " ") ?? null),
  );

describe("a change in the journal", () => {
  test("STAFF-4 shows each field in words, before and after", () => {
    expect(
      changes(
        { stage: "accepted", promised_at: "2026-11-22T16:40:00.000Z", total: 740 },
        { stage: "cooking", promised_at: "2026-11-22T16:50:00.000Z", total: 740 },
      ),
    ).toEqual([
      ["Этап", "принят", "готовится"],
      ["Обещали к", "22 ноября, 19:40", "22 ноября, 19:50"],
    ]);
  });

  test("STAFF-4 shows added and removed values", () => {
    expect(changes(null, { express: false, extra_minutes: 20 })).toEqual([
      ["Срочные заказы", null, "нет"],
      ["Добавлено минут", null, "20"],
    ]);
    expect(changes(null, { cancel_asked_at: Date.UTC(2026, 10, 22, 16, 40) })).toEqual([
      ["Гость просил отменить", null, "22 ноября, 19:40"],
    ]);
    expect(changes({ total: 740.5 }, null)).toEqual([["Сумма", "740,50 ₽", null]]);
  });

  test("STAFF-4 reads nested lists and objects", () => {
    const roles = [
      { role: "cook", branch_id: 10 },
      { role: "courier", branch_id: null },
    ];
    expect(changes({ roles: [] }, { roles })).toEqual([["Роли", null, "Повар, На Ленина; Курьер, все филиалы"]]);
  });

  test("STAFF-4 shows an unknown field by its own name, even if it is the name of a method", () => {
    expect(changes({ menu_order: 1, constructor: "a" }, { menu_order: 2, constructor: "b" })).toEqual([
      ["menu order", "1", "2"],
      ["constructor", "a", "b"],
    ]);
  });

  test("STAFF-4 shows the names of dishes, people and devices", () => {
    expect(objectText({ kind: "product", id: "101", name: "Борщ" }, i18n)).toBe("Блюдо «Борщ»");
    expect(objectText({ kind: "staff", id: "4", name: "Анна" }, i18n)).toBe("Сотрудник Анна");
    expect(objectText({ kind: "staff", id: "0", name: null }, i18n)).toBe("Ссылка для нового владельца");
  });

  test("STAFF-4 shows windows, reasons and switches in words and hides technical numbers", () => {
    const auto = [{ days: [1, 7], from: "12:00", to: "16:00" }];
    expect(changes({ auto_confirm: [] }, { auto_confirm: auto, version: 4 })).toEqual([
      ["Автоподтверждение", null, "Дни недели: Пн, Вс, С: 12:00, До: 16:00"],
    ]);
    expect(changes({ auto_confirm: auto }, { auto_confirm: [{ ...auto[0], days: [] }] })[0]?.[2]).toContain(
      "каждый день",
    );
    expect(changes(null, { refusal_reason: "sold-out", product_id: 5 })).toEqual([
      ["Причина отказа", null, "Закончились продукты"],
    ]);
    expect(changes({ unanswered_action: "ring" }, { unanswered_action: "cancel" })).toEqual([
      ["Если не ответили", "Звонить дальше", "Отменить и вернуть деньги"],
    ]);
    expect(changes({ in_stock: true, price: 300 }, { in_stock: false, price: 350 })).toEqual([
      ["Можно заказать", "да", "нет"],
      ["Цена", "300 ₽", "350 ₽"],
    ]);
    expect(changes(null, { discount_type: "percent", scope: "read" })).toEqual([
      ["Вид скидки", null, "процент"],
      ["Что открывает", null, "только чтение"],
    ]);
  });

  test("STAFF-4 has a word for every known kind of object and shows an unknown kind as it is", () => {
    for (const kind of JOURNAL_KINDS) expect(objectText({ kind, id: "7", name: null }, i18n)).not.toContain("journal.");
    expect(objectText({ kind: "order", id: "118", name: null }, i18n)).toBe("Заказ 118");
    expect(actionText("confirm", i18n)).toBe("подтвердили");
    for (const kind of FEED_KINDS) expect(actionText(kind, i18n)).toMatch(/^[а-я ]+$/);
    for (const action of AUDIT_ACTIONS) expect(actionText(action, i18n), action).toMatch(/^[а-яёPIN ,]+$/);
    expect([...JOURNAL_KINDS].toSorted()).toEqual(Object.keys(AUDIT_FIELDS).toSorted());
    expect(actionText("translate", i18n)).toBe("translate");
    expect(objectText({ kind: "zone", id: "A", name: null }, i18n)).toBe("zone A");
  });

  test.each(Object.entries(AUDIT_FIELDS))("STAFF-4 has a label for every logged field of %s", (_kind, fields) => {
    const silent = ["version", "revision", "variation_id"];
    const untitled = fields.filter((name) => !silent.includes(name) && !Object.hasOwn(JOURNAL_FIELDS, name));
    expect(untitled).toEqual([]);
  });

  test("STAFF-4 names what a coupon refers to, and the kind and number of what is gone", () => {
    expect(changes(null, { product_ids: [101, 102], excluded_product_categories: [7] })).toEqual([
      ["Блюда", null, "Борщ, блюдо № 102"],
      ["Кроме разделов", null, "Супы"],
    ]);
    expect(changes(null, { free_gift_data: [{ product_id: 101, variation_id: null, quantity: 1 }] })).toEqual([
      ["Подарок", null, "Блюдо: Борщ, Количество: 1"],
    ]);
    expect(changes(null, { sklad_coupon: [10], coupon_avaible_week_days: [1, 7] })).toEqual([
      ["В филиалах", null, "На Ленина"],
      ["Дни недели", null, "Пн, Вс"],
    ]);
    expect(
      changes({ minimum_amount: "0.00" }, { minimum_amount: "1500.00", date_expires: "2026-12-31T00:00:00" }),
    ).toEqual([
      ["Сумма заказа от", "0 ₽", "1 500 ₽"],
      ["Действует до", null, "31 декабря 2026 г."],
    ]);
  });

  test("STAFF-4 counts what an import brought, and hides the version of the shop", () => {
    expect(changes(null, { revision: "bbfc47539e19", products: 224, categories: 43 })).toEqual([
      ["Блюд в меню", null, "224"],
      ["Категорий", null, "43"],
    ]);
  });

  test("STAFF-4 names branches and codes, and what was stopped or counted and is gone", () => {
    const text = (kind: string, id: string, name: string | null) => objectText({ kind, id, name }, i18n);
    expect(text("pause", "10", "На Ленина")).toBe("Пауза: На Ленина");
    expect(text("coupon", "7103", "PODAROK")).toBe("Промокод «PODAROK»");
    expect(text("stop", "product 101", null)).toBe("Стоп: блюдо № 101");
    expect(text("stop", "zone A", null)).toBe("Стоп: зона № A");
    expect(text("stock", "101 0", null)).toBe("Остаток: блюдо № 101");
    expect(changes(null, { kind: "product", id: 101, until: null })).toEqual([["Вид", null, "блюдо"]]);
    expect([reasonText("sold-out", i18n), reasonText("пересчёт", i18n)]).toEqual(["Закончились продукты", "пересчёт"]);
  });
});
