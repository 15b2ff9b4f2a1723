import fc from "fast-check";
import { expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aBox, aCondition, aZone } from "../testing/delivery.ts";
import { isCheaperThanElsewhere, isDearerThanSent, isToBeConfirmed } from "./written-address.ts";

const zones = [aZone(), aZone({ id: "B", polygons: [[aBox(20, 0, 30, 10)]] })];
const near = aCondition({ price: money(100_00) });
const far = aCondition({ zoneId: "B", price: money(500_00) });
const terms = { zones, conditions: [near, far] };
const inNear = { lon: 5, lat: 5 };
const inFar = { lon: 25, lat: 5 };
const outside = { lon: 15, lat: 5 };

it("PRICE-5 a position in the zone with the worst terms saves no money, whatever the address is", () => {
  expect(isCheaperThanElsewhere(inFar, 1, terms)).toBe(false);
  expect(isCheaperThanElsewhere(inNear, 1, terms)).toBe(true);
  expect(isCheaperThanElsewhere(outside, 1, terms)).toBe(false);
  expect(isCheaperThanElsewhere(inNear, 1, { zones, conditions: [near] })).toBe(false);
  expect(isCheaperThanElsewhere(inNear, 1, { zones, conditions: [near, { ...far, warehouseId: 2 }] })).toBe(false);
});

it("PRICE-5 a house in a dearer zone, or in none, contradicts the sent position", () => {
  expect(isDearerThanSent(inFar, inNear, 1, terms)).toBe(true);
  expect(isDearerThanSent(outside, inNear, 1, terms)).toBe(true);
  expect(isDearerThanSent({ lon: 6, lat: 6 }, inNear, 1, terms)).toBe(false);
  expect(isDearerThanSent(inNear, inFar, 1, terms)).toBe(false);
});

it("PRICE-5 an address missing from the shop's list needs confirmation; one that a provider lacks does not", () => {
  for (const asksProvider of [true, false]) {
    const rules = { ...terms, asksProvider };
    expect(isToBeConfirmed(null, inNear, 1, rules)).toBe(!asksProvider);
    expect(isToBeConfirmed(inFar, inNear, 1, rules)).toBe(true);
    expect(isToBeConfirmed(inNear, inNear, 1, rules)).toBe(false);
  }
});

it("PRICE-5 there is no contradiction when no zone of the branch is dearer", () => {
  const roubles = fc.integer({ min: 0, max: 5 }).map((each) => money(each * 100));
  const freeFrom = fc.option(roubles);
  const condition = (zoneId: string) =>
    fc
      .record({ price: roubles, minimum: roubles, freeFrom, expressCost: freeFrom })
      .map((own) => aCondition({ zoneId, ...own }));
  fc.assert(
    fc.property(
      condition("A"),
      condition("B"),
      fc.constantFrom(inNear, inFar),
      fc.constantFrom(inNear, inFar),
      (one, other, sent, found) => {
        const shop = { zones, conditions: [one, other] };
        expect(isDearerThanSent(found, sent, 1, shop) && !isCheaperThanElsewhere(sent, 1, shop)).toBe(false);
      },
    ),
  );
});
