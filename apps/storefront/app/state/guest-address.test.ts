import type { SavedAddress } from "@skatert/contract";
import { expect, it } from "vitest";
import { isSame } from "./guest-address.ts";
import { emptyDetails } from "./place.ts";

const kept: SavedAddress = {
  id: "1",
  name: "Дом",
  line: "Театральная улица, 18",
  apartment: "7",
  entrance: "",
  floor: "",
  number: "18",
  comment: "",
  coordinates: { lon: 39.87, lat: 57.62 },
};

it("STATE-10 a guest's address is the same as a kept one by its house and door, however it is written", () => {
  const details = { ...emptyDetails, apartment: " 7" };
  expect(isSame(kept, { line: "театральная улица, 18 ", details })).toBe(true);
  expect(isSame(kept, { line: kept.line, details: { ...details, apartment: "8" } })).toBe(false);
  expect(isSame(kept, { line: "Театральная улица, 20", details })).toBe(false);
});
