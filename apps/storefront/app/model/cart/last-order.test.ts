import { aCartLine } from "@skatert/domain/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetLastOrder, keepLastOrder, lastChoiceHere, lastOrderToRepeat } from "./last-order.ts";

const entries = new Map<string, string>();
const hour = 3_600_000;

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the last order of this device", () => {
  it("is offered for repetition some hours later, not at once", () => {
    const lines = [aCartLine({ productId: 7 })];
    keepLastOrder(lines, 1000);
    expect(lastOrderToRepeat(1000 + hour)).toBeNull();
    expect(lastOrderToRepeat(1000 + 4 * hour)?.lines).toMatchObject([{ productId: 7 }]);
  });

  it("is not offered if there was none, it was removed, or the stored value is invalid", () => {
    expect(lastOrderToRepeat(hour)).toBeNull();
    keepLastOrder([aCartLine()], 0);
    forgetLastOrder();
    expect(lastOrderToRepeat(9 * hour)).toBeNull();
    for (const broken of ["{", "null", '{"lines":[{}],"at":0}', '{"lines":5,"at":0}']) {
      entries.set("skatert-last-order", broken);
      expect(lastOrderToRepeat(9 * hour)).toBeNull();
    }
  });

  it("MENU-20 remembers what was last chosen for each of the last 50 dishes with a choice", () => {
    const choices = [{ groupId: 91, id: 911, count: 1, variationId: null }];
    const steak = aCartLine({ productId: 201, choices, quantity: 3 });
    keepLastOrder([steak, aCartLine({ productId: 7 })], 0);
    keepLastOrder([aCartLine({ productId: 301, variationId: 3012 })], hour);
    expect(lastChoiceHere(201)).toEqual({ productId: 201, variationId: null, quantity: 1, supplements: [], choices });
    expect(lastChoiceHere(301)).toMatchObject({ variationId: 3012 });
    expect(lastChoiceHere(7)).toBeNull();
    for (let id = 1000; id < 1050; id += 1) keepLastOrder([aCartLine({ productId: id, variationId: 1 })], hour);
    expect([lastChoiceHere(1049)?.productId, lastChoiceHere(201)]).toEqual([1049, null]);
    forgetLastOrder();
    expect(lastChoiceHere(1049)).toBeNull();
  });
});
