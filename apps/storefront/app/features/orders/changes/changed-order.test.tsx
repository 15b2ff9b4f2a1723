import { type ChangedDish, orderViewFromWire } from "@skatert/contract";
import { money } from "@skatert/domain";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../../i18n/dictionary/language-dictionary.ts";
import { createI18n } from "../../../i18n/i18n.ts";
import { I18nProvider } from "../../../i18n/i18n-context.tsx";
import { LeftToPay } from "../paying/left-to-pay.tsx";
import { ChangeProposal } from "./change-proposal.tsx";
import { ChangedOrder } from "./changed-order.tsx";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: languageDictionary("ru"), overrides: {} });
const at = Date.UTC(2026, 10, 18, 9, 15);
const place = { timeZone: "Europe/Moscow", now: at };
const order = orderViewFromWire({
  id: 7,
  number: "7",
  status: "accepted",
  stage: "accepted",
  stages: [],
  lines: [],
  adjustments: [],
  total: 900,
  payment: { method: "card", name: "Картой", online: true, paid: true },
  delivery: { type: "flat_rate", warehouse_id: 10, people: 0, express: false },
  can_cancel: false,
  can_pay: false,
});
const dishes: readonly ChangedDish[] = [
  { name: "Суп", variation: null, was: 2, now: 0 },
  { name: "Сёмга", variation: null, was: 500, now: 430, byWeight: true },
  { name: "Пицца", variation: "30 см", was: 0, now: 1, chosen: ["Сыр × 2"], note: "разрезать" },
];
const told = { reason: "Нет супа", dishes, totalWas: money(900_00), totalNow: money(815_00) };
const proposal = { ...told, id: "p1", expiresAt: at + 900_000, owed: money(-85_00) };

/** The text of the page, a space between parts. */
function shown(part: React.ReactNode): string {
  const html = renderToString(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  return html.replace(/<[^>]*>/g, " ").replace(/[\s\u00a0]+/g, " ");
}

const proposed = (changes: object) =>
  shown(
    <ChangeProposal
      order={{ ...order, ...changes }}
      accessKey={null}
      timeZone="Europe/Moscow"
      onChanged={async () => undefined}
    />,
  );

describe("CHANGE-3 the guest's page of a changed order", () => {
  it("CHANGE-1 shows what is proposed, old → new, until when, and what returns", () => {
    const text = proposed({ proposal });
    for (const part of ["Нет супа", "Суп", "500 г → 430 г", "+ 1", "30 см, Сыр × 2", "разрезать", "Вернём 85 ₽"])
      expect(text).toContain(part);
    expect(text).toContain("Было 900 ₽, будет 815 ₽");
    expect(text).toContain("Ответьте до 12:30");
    expect(text).toMatch(/Согласиться .*Оставить как было/);
  });

  it("CHANGE-2 tells a guest who has paid what to pay in addition, and others only the new total", () => {
    const dearer = { ...proposal, owed: money(50_00), totalNow: money(950_00) };
    expect(proposed({ proposal: dearer })).toContain("Доплата 50 ₽");
    const unpaid = { ...order.payment, paid: false };
    expect(proposed({ proposal: { ...dearer, owed: money(950_00) }, payment: unpaid })).not.toContain("Доплата");
  });

  it("shows nothing where nothing is proposed, changed, refunded or left to pay, as on another host", () => {
    expect(proposed({}).trim()).toBe("");
    expect(shown(<ChangedOrder order={order} {...place} />)).toBe("");
    expect(shown(<LeftToPay order={order} accessKey={null} />)).toBe("");
  });

  it("CHANGE-3 lists the changes made and the money that returned or did not", () => {
    const refunds = [
      { at, amount: money(85_00), reason: "Нет супа", state: "done" },
      { at: at + 1, amount: money(10_00), reason: "", state: "failed" },
    ] as const;
    const text = shown(<ChangedOrder order={{ changes: [{ ...told, at }], refunds }} {...place} />);
    for (const part of ["Что изменилось в заказе", "Было 2, стало 0", "Было 900 ₽, стало 815 ₽", "Возвраты", "вернули"])
      expect(text).toContain(part);
    expect(text).toContain("возврат не прошёл, ресторан об этом знает");
  });

  it("CHANGE-2 leads to the payment of what is left", () => {
    const html = renderToString(
      <I18nProvider i18n={i18n}>
        <LeftToPay order={{ ...order, toPay: money(7_00) }} accessKey="k" />
      </I18nProvider>,
    );
    expect(html).toContain("/api/wp-json/checkout/payment/7?key=k");
    expect(shown(<LeftToPay order={{ ...order, toPay: money(7_00) }} accessKey="k" />)).toContain("Оплатить 7 ₽");
  });
});
