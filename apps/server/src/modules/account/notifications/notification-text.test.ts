import { LANGUAGES } from "@skatert/contract";
import type { OrderStage } from "@skatert/domain";
import { describe, expect, it } from "vitest";
import { textsIn } from "../../../texts/texts.ts";
import { codeMessage } from "../../auth/code-message.ts";
import { notificationText } from "./notification-text.ts";

const stages: readonly OrderStage[] = [
  "awaiting-payment",
  "accepted",
  "cooking",
  "ready",
  "on-the-way",
  "handed-over",
  "cancelled",
];

describe.each(LANGUAGES)("texts of the server in %s", (language) => {
  it("APP-3 names the order in the title and its stage in the language's own words", () => {
    const bodies = stages.map((stage) => {
      const text = notificationText({ kind: "order-stage", orderId: 4107, stage }, language);
      expect(text.title).toContain("4107");
      return text.body;
    });
    expect(new Set(bodies).size).toBe(stages.length);
    if (language === "ru" || language === "en") return;
    for (const other of ["ru", "en"] as const)
      expect(bodies).not.toContain(notificationText({ kind: "order-stage", orderId: 1, stage: "cooking" }, other).body);
  });

  it("BOARD-1 calls no order accepted before the restaurant confirms it", () => {
    const paid = { kind: "order-stage", orderId: 4107, stage: "accepted" } as const;
    const sent = notificationText({ ...paid, isUnanswered: true }, language).body;
    expect(sent).not.toBe(notificationText(paid, language).body);
    expect(sent).toBe(textsIn(language)("notification.sent"));
  });

  it("BOARD-4 names the day of a promise for another day, and only then", () => {
    const at = Date.parse("2026-03-04T12:00:00+03:00");
    const evening = { kind: "order-answer", orderId: 1, answer: "confirmed", at, timeZone: "Europe/Moscow" } as const;
    const dayAfter = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "Europe/Moscow" });
    for (const isDelivery of [true, false]) {
      const today = Date.parse("2026-03-04T18:30:00+03:00");
      const tomorrow = today + 86_400_000;
      const day = dayAfter.format(tomorrow);
      const bodies = [today, tomorrow].map(
        (promisedAt) => notificationText({ ...evening, promisedAt, isDelivery }, language).body,
      );
      for (const body of bodies) expect(body).toContain("18:30");
      expect(bodies.map((body) => body.includes(day))).toEqual([false, true]);
      const late = { kind: "order-later", orderId: 1, was: today, at, isDelivery, timeZone: "Europe/Moscow" } as const;
      expect(notificationText({ ...late, promisedAt: tomorrow }, language).body).toContain(day);
    }
  });

  it("APP-3 names the points and their reason", () => {
    const { title, body } = notificationText({ kind: "points", points: 120, why: "friend" }, language);
    expect(title).toContain("120");
    expect(body).not.toBe("");
  });

  it("ROLE-2 has the code as the only digits of the message", () => {
    expect(codeMessage("048217", language).match(/\d+/g)).toEqual(["048217"]);
  });
});
