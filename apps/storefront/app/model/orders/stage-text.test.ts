import type { LanguageCode } from "@skatert/contract";
import type { OrderStage } from "@skatert/domain";
import { expect, it } from "vitest";
import { readMessages } from "../../i18n/messages/read-messages.ts";
import { statusKey } from "./stage-text.ts";

const label = (stage: OrderStage, isDelivery: boolean, language: LanguageCode = "ru") =>
  readMessages(language)[statusKey({ stage, confirmation: undefined }, isDelivery)];

it("ENT-6 a list has the short labels of statuses", () => {
  const stages = ["awaiting-payment", "accepted", "cooking", "cancelled"] as const;
  for (const isDelivery of [true, false])
    expect(stages.map((stage) => label(stage, isDelivery))).toEqual([
      "Ожидает оплаты",
      "Принят",
      "Готовится",
      "Отменён",
    ]);
  expect(label("ready", false)).toBe("Готов к выдаче");
  expect(label("handed-over", true)).toBe("Доставлен");
});

it("ENT-6 no list says that a pickup was delivered, or that a courier's order is being cooked", () => {
  expect(label("handed-over", false)).toBe("Выдан");
  expect(label("on-the-way", true)).toBe("Курьер в пути");
});

it("BOARD-1 an order that waits for the restaurant's answer is not called accepted", () => {
  const confirmation = { asked: true, confirmedAt: null } as Parameters<typeof statusKey>[0]["confirmation"];
  expect(statusKey({ stage: "accepted", confirmation }, true)).toBe("answer.none");
});
