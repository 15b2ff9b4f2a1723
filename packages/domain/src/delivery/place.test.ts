import { describe, expect, it } from "vitest";
import { money } from "../money/money.ts";
import { aBox, aCondition, aZone } from "../testing/delivery.ts";
import { conditionFor } from "./conditions.ts";
import { boundsOfZones, coordinateFault } from "./coordinates.ts";
import { feeFor } from "./fee.ts";
import { fulfilmentOf } from "./fulfilment.ts";
import { type PlaceWish, resolvePlace } from "./place.ts";

function resolve(changes: Partial<PlaceWish>, conditions = [aCondition()]) {
  const wish = { warehouseId: 1, coordinates: null, zoneId: null, express: false, ...changes };
  const zones = [aZone(), aZone({ id: "B", polygons: [[aBox(20, 0, 30, 10)]] })];
  const { zone, refusal } = resolvePlace(wish, zones, conditions);
  return [zone?.id ?? null, refusal?.reason ?? null];
}

describe("place of a delivery", () => {
  it("PRICE-5 lets coordinates override the zone of the request", () => {
    const both = [aCondition(), aCondition({ zoneId: "B" })];
    expect(resolve({ coordinates: { lon: 5, lat: 5 }, zoneId: "B" }, both)).toEqual(["A", null]);
    expect(resolve({ zoneId: "B" }, both)).toEqual(["B", null]);
    expect(resolve({ coordinates: { lon: 15, lat: 5 }, zoneId: "A" }, both)).toEqual([null, "outside-zone"]);
  });

  it("requires an address, an existing zone and terms for the branch", () => {
    expect(resolve({})).toEqual([null, "address-required"]);
    expect(resolve({ zoneId: "Z" })).toEqual([null, "outside-zone"]);
    expect(resolve({ zoneId: "__proto__" })).toEqual([null, "outside-zone"]);
    expect(resolve({ zoneId: "A" }, [aCondition({ warehouseId: 2 })])).toEqual([null, "outside-zone"]);
  });

  it("refuses express without a price; a price of 0 is a price", () => {
    expect(resolve({ zoneId: "A", express: true })).toEqual(["A", "express-unavailable"]);
    expect(resolve({ zoneId: "A", express: true }, [aCondition({ expressCost: money(0) })])).toEqual(["A", null]);
  });

  it("prefers a branch's own terms to those for every branch", () => {
    const everywhere = aCondition({ price: money(300_00) });
    const own = aCondition({ warehouseId: 1, price: money(100_00) });
    expect(conditionFor("A", 1, [everywhere, own])).toBe(own);
    expect(conditionFor("A", 2, [own, everywhere])).toBe(everywhere);
    expect(conditionFor("A", 2, [own])).toBeNull();
  });

  it.each([
    [999_99, 200_00],
    [1000_00, 0],
    [1000_01, 0],
  ])("PRICE-5 delivers free from exactly free_from: of %i kopecks for %i", (sum, fee) => {
    expect(feeFor(aCondition({ freeFrom: money(1000_00) }), false, money(sum))).toEqual({
      kind: "delivery",
      amount: fee,
    });
  });

  it("PRICE-5 charges express also above free_from", () => {
    const condition = aCondition({ freeFrom: money(1000_00), expressCost: money(350_00) });
    expect(feeFor(condition, true, money(5000_00))).toEqual({ kind: "express", amount: 350_00 });
    expect(feeFor(aCondition(), true, money(0))).toEqual({ kind: "delivery", amount: 200_00 });
  });

  it("ENT-2 classes delivery types", () => {
    const methods = ["flat_rate", "local_pickup", "wcso_booking", "restaurants"] as const;
    expect(methods.map(fulfilmentOf)).toEqual(["delivery", "pickup", "lounge", "lounge"]);
  });

  it("ENT-3 detects swapped longitude and latitude", () => {
    const moscow = boundsOfZones([aZone({ polygons: [[aBox(37.3, 55.5, 37.9, 55.9)]] })], 0.5);
    expect(coordinateFault({ lon: 37.6, lat: 55.75 }, moscow)).toBeNull();
    expect(coordinateFault({ lon: 55.75, lat: 37.6 }, moscow)).toBe("swapped");
    expect(coordinateFault({ lon: 30.3, lat: 59.9 }, moscow)).toBeNull();
    expect(coordinateFault({ lon: 30, lat: 159.9 }, moscow)).toBe("out-of-range");
    expect(coordinateFault({ lon: Number.NaN, lat: 0 }, boundsOfZones([]))).toBe("out-of-range");
  });
});
