import type { SavedAddress } from "@skatert/contract";

/** A saved address of an account, for tests. */
export const savedAddress: SavedAddress = {
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
