import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { type DeliveryPlace, emptyDetails } from "../../../model/place/place.ts";
import { keptAddress as kept } from "../../../model/place/testing-address.ts";
import { whereKept } from "./where-kept.ts";

it("a saved address without a point takes the point of the same door on this device", () => {
  const unplaced = { ...kept, coordinates: null };
  const recent: DeliveryPlace = {
    kind: "delivery",
    locationId: 21,
    warehouseId: 501,
    line: kept.line,
    coordinates: null,
    details: { ...emptyDetails, apartment: "7" },
    terms: {
      zoneId: "centr",
      warehouseId: 501,
      price: money(0),
      freeFrom: null,
      minimum: money(0),
      expressCost: null,
    },
  };
  expect(whereKept(kept, [recent])).toEqual({ coordinates: kept.coordinates, zoneId: null });
  expect(whereKept(unplaced, [recent])).toEqual({ coordinates: null, zoneId: "centr" });
  const placed = { ...recent, coordinates: kept.coordinates };
  expect(whereKept(unplaced, [placed])).toEqual({ coordinates: kept.coordinates, zoneId: null });
  expect(whereKept(unplaced, [])).toEqual({ coordinates: null, zoneId: null });
});
