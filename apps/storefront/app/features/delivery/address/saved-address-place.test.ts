import { money } from "@skatert/domain";
import { expect, it } from "vitest";
import { type DeliveryPlace, emptyDetails } from "../../../model/place/place.ts";
import { savedAddress as saved } from "../../../model/place/testing-address.ts";
import { savedAddressPlace } from "./saved-address-place.ts";

it("a saved address without a point takes the point of the same door on this device", () => {
  const unplaced = { ...saved, coordinates: null };
  const recent: DeliveryPlace = {
    kind: "delivery",
    locationId: 21,
    warehouseId: 501,
    line: saved.line,
    coordinates: null,
    details: { ...emptyDetails, apartment: "7" },
    terms: {
      zoneId: "centr",
      warehouseId: 501,
      price: money(0),
      freeFrom: null,
      minimum: money(0),
      expressCost: null,
      expressMinutes: null,
    },
  };
  expect(savedAddressPlace(saved, [recent])).toEqual({ coordinates: saved.coordinates, zoneId: null });
  expect(savedAddressPlace(unplaced, [recent])).toEqual({ coordinates: null, zoneId: "centr" });
  const placed = { ...recent, coordinates: saved.coordinates };
  expect(savedAddressPlace(unplaced, [placed])).toEqual({ coordinates: saved.coordinates, zoneId: null });
  expect(savedAddressPlace(unplaced, [])).toEqual({ coordinates: null, zoneId: null });
});
