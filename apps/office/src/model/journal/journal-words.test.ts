import { FEED_KINDS, type WireAuditEntry } from "@skatert/contract";
import { describe, expect, test } from "vitest";
import russian from "../../../messages/ru.json" with { type: "json" };
import { compiledMessages } from "../../../vite/messages.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { actionText, fieldChanges, JOURNAL_KINDS, objectText } from "./journal-words.ts";

const i18n = createI18n("ru", compiledMessages(russian, russian));
const changes = (before: WireAuditEntry["before"], after: WireAuditEntry["after"]) =>
  fieldChanges({ before, after }, "Europe/Moscow", i18n).map(({ field, before: was, after: is }) =>
    [field, was, is].map((text) => text?.replaceAll("\u00a0", " ") ?? null),
  );

describe("a change in the journal", () => {
  test("STAFF-4 says each field in words, with what was and what is", () => {
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

  test("STAFF-4 shows what came and what went", () => {
    expect(changes(null, { express: false, extra_minutes: 20 })).toEqual([
      ["Срочные заказы", null, "нет"],
      ["Добавлено минут", null, "20"],
    ]);
    expect(changes(null, { cancel_asked_at: Date.UTC(2026, 10, 22, 16, 40) })).toEqual([
      ["Гость просил отменить", null, "22 ноября, 19:40"],
    ]);
    expect(changes({ total: 740.5 }, null)).toEqual([["Сумма", "740,50 ₽", null]]);
  });

  test("STAFF-4 reads lists and objects inside", () => {
    const roles = [
      { role: "cook", branch_id: 10 },
      { role: "courier", branch_id: null },
    ];
    expect(changes({ roles: [] }, { roles })).toEqual([
      ["Роли", null, "Роль: Повар, Филиал: 10; Роль: Курьер, Филиал: —"],
    ]);
  });

  test("STAFF-4 shows a field without a word by its own name, also one named like a method", () => {
    expect(changes({ menu_order: 1, constructor: "a" }, { menu_order: 2, constructor: "b" })).toEqual([
      ["menu order", "1", "2"],
      ["constructor", "a", "b"],
    ]);
  });

  test("STAFF-4 has a word for every kind of object, and the bare kind for a new one", () => {
    for (const kind of JOURNAL_KINDS) expect(objectText({ kind, id: "7" }, i18n)).not.toContain("journal.");
    expect(objectText({ kind: "order", id: "118" }, i18n)).toBe("Заказ 118");
    expect(actionText("confirm", i18n)).toBe("подтвердили");
    for (const kind of FEED_KINDS) expect(actionText(kind, i18n)).toMatch(/^[а-я ]+$/);
    expect(actionText("translate", i18n)).toBe("translate");
    expect(objectText({ kind: "zone", id: "A" }, i18n)).toBe("zone A");
  });
});
