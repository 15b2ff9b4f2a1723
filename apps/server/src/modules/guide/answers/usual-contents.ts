import type { WireGuideContents } from "@skatert/contract";
import { zoneOfNewShop } from "../../../shop/new/new-shop-options.ts";

/** Defaults of a step, which most restaurants leave unchanged. */
export function usualContents(): WireGuideContents {
  return {
    restaurant: { name: "", phone: "", language: "ru", currency: "₽", time_zone: zoneOfNewShop().timeZone },
    place: { city: "", address: "", lat: null, lon: null },
    zone: { delivers: true, radius_km: 3, fee: 150, minimum: 500, free_from: 1500 },
    hours: { intervals: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "10:00", to: "22:00" }] },
    payment: { methods: ["cash", "card"] },
    dishes: { dishes: [] },
  };
}
