import { expect, it } from "vitest";
import { askText } from "./ask-text.ts";

it("BOARD-6 promises money back only for an order that was paid online", () => {
  const payment = { method: "card", name: "", redirectUrl: null, changeFrom: null } as const;
  expect(askText({ payment: { ...payment, online: true, paid: true } })).toBe("answer.askText");
  expect(askText({ payment: { ...payment, online: false, paid: false } })).toBe("answer.askUnpaidText");
  expect(askText({ payment: { ...payment, online: false, paid: true } })).toBe("answer.askUnpaidText");
});
