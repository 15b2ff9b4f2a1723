import type { BusyBranch, ClosedPlace } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import ru from "../../../messages/ru.json" with { type: "json" };
import { compileDictionary } from "../../i18n/dictionary/compile.ts";
import { createI18n } from "../../i18n/i18n.ts";
import { withBranchesNow } from "./branches-now.ts";
import { branchForZone, type PlaceOptions } from "./place-options.ts";

const i18n = createI18n({ language: "ru", currency: "₽", dictionary: compileDictionary(ru) });
const now = Date.parse("2026-03-04T12:00:00+03:00");
const backAt = Date.parse("2026-03-04T15:00:00+03:00");
const branch = (id: number) => ({ id, name: String(id), warehouseIds: [id] });
const condition = { zoneId: "A", warehouseId: null, price: 0, freeFrom: null, minimum: 0, expressCost: null };
const open = { timeZone: "Europe/Moscow", aroundTheClock: true, week: {}, exceptions: {}, cookingMinutes: 30 };
const options = {
  zones: [{ id: "A", name: "A", polygons: [], priority: 0 }],
  conditions: [condition],
  locations: [branch(1), branch(2)],
  schedules: { 1: open, 2: open },
  pauses: [],
  timeZone: "Europe/Moscow",
} as unknown as PlaceOptions;
const closed = (changes: Partial<ClosedPlace> = {}): ClosedPlace => ({
  warehouseId: 1,
  what: "branch",
  id: null,
  message: "Нет света",
  backAt,
  ...changes,
});
const serving = (places: readonly ClosedPlace[], at = now, busy: readonly BusyBranch[] = []) => {
  const present = withBranchesNow(options, { busy, closed: places }, i18n, at);
  return branchForZone("A", present, at);
};

describe("the address dialog while a branch is closed or busy", () => {
  it("STOP-3 prefers a branch that is open", () => {
    expect(serving([])?.warehouseId).toBe(1);
    expect(serving([closed()])?.warehouseId).toBe(2);
    expect(serving([closed({ what: "zone", id: "A" })])?.warehouseId).toBe(2);
    expect(serving([closed({ what: "method", id: "flat_rate" })])?.warehouseId).toBe(2);
    expect(serving([closed({ what: "method", id: "local_pickup" })])?.warehouseId).toBe(1);
    expect(serving([closed()], backAt)?.warehouseId).toBe(1);
  });

  it("STOP-3 prefers the less busy of two open branches, and knows its minutes while they last", () => {
    const busy = (warehouseId: number, extraMinutes: number) => ({ warehouseId, extraMinutes, until: backAt });
    expect(serving([], now, [busy(1, 20)])).toMatchObject({ warehouseId: 2, extraMinutes: 0 });
    expect(serving([], now, [busy(1, 20), busy(2, 30)])).toMatchObject({ warehouseId: 1, extraMinutes: 20 });
    expect(serving([], backAt, [busy(1, 20)])).toMatchObject({ warehouseId: 1, extraMinutes: 0 });
    expect(serving([closed({ warehouseId: 2 })], now, [busy(1, 20)])).toMatchObject({ warehouseId: 1, pause: null });
  });

  it("STOP-3 knows the branches that stopped pickup, while delivery goes on", () => {
    const { stoppedMethods, pauses } = withBranchesNow(
      options,
      { busy: [], closed: [closed({ what: "method", id: "local_pickup" })] },
      i18n,
      now,
    );
    expect(pauses).toEqual([]);
    expect(stoppedMethods).toEqual([
      {
        method: "local_pickup",
        pause: { warehouseId: 1, zoneId: null, message: "Нет света. Не принимаем заказы до 15:00", during: null },
      },
    ]);
  });

  it("STOP-3 says until when, if all are closed", () => {
    const both = serving([closed(), closed({ warehouseId: 2, message: "" })]);
    expect(both?.pause?.message).toBe("Нет света. Не принимаем заказы до 15:00");
    expect(serving([closed({ backAt: null, message: "" }), closed({ warehouseId: 2 })])?.pause?.message).toBeNull();
  });
});
