import type { LanguageCode } from "@skatert/contract";
import type { OrderStage } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../i18n/messages/read-messages.ts";
import { orderHeadlineKey, statusKey } from "./stage-text.ts";

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

describe("the headline of an accepted order", () => {
  const clock = { timeZone: "Europe/Moscow", now: Date.parse("2026-06-17T11:00:00Z") };
  const headline = (takeDate: string | null, promisedAt?: string) =>
    orderHeadlineKey(
      {
        stage: "accepted",
        confirmation: undefined,
        delivery: { takeDate },
        promise: promisedAt === undefined ? undefined : { at: Date.parse(promisedAt), was: null, asks: false },
      } as Parameters<typeof orderHeadlineKey>[0],
      true,
      clock,
    );

  it("BOARD-4 says that cooking starts soon for an order as soon as possible", () => {
    expect(headline(null, "2026-06-17T12:00:00Z")).toBe("orders.now.accepted");
    expect(headline(null)).toBe("orders.now.accepted");
  });

  it("BOARD-4 does not say it for a chosen time, or for an order that the next day brings", () => {
    expect(headline("2026-06-18", "2026-06-18T10:00:00Z")).toBe("orders.now.acceptedLater");
    expect(headline(null, "2026-06-18T08:00:00Z")).toBe("orders.now.acceptedLater");
  });
});
