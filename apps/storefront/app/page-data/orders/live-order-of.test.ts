import { money } from "@skatert/domain";
import { aSchedule, at, everyDay } from "@skatert/domain/testing";
import { expect, it } from "vitest";
import { liveOrderOf } from "./live-order-of.ts";

const schedule = { ...aSchedule({ week: everyDay("10:00-22:00") }), cookingMinutes: 40 };
const settings = { schedules: { 1: schedule }, timeZone: schedule.timeZone };
const noon = at("2026-03-04 12:00");
const delivery = { warehouseId: 1, method: "flat_rate", takeDate: "2026-03-04", timeFrom: null, timeTo: null } as const;
const shown = (confirmedAt: number | null) =>
  liveOrderOf(
    {
      id: 7,
      number: "7",
      stage: "accepted",
      stages: [{ stage: "accepted", at: noon }],
      total: money(500_00),
      delivery,
      confirmation: {
        asked: true,
        confirmedAt,
        cancelAskedAt: null,
        cancelDeclinedAt: null,
        mayAskToCancel: false,
        call: null,
      },
    },
    { settings, now: noon },
  );

it("BOARD-4 shows no time beside an order that the restaurant has not answered", () => {
  expect(shown(null)).toMatchObject({ isUnanswered: true, expectedAt: null });
  expect(shown(noon)).toMatchObject({ isUnanswered: false, expectedAt: noon + 40 * 60_000 });
});
