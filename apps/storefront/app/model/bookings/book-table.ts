import { fulfilmentOf } from "@skatert/domain";
import { openModal } from "../page/modals.ts";
import type { ShopView } from "../shop/shop.ts";

/** Whether the shop has a hall or lounge with bookings (ENT-2), and the call for them. */
export function takesBookings({ deliveryMethods, lacks }: Pick<ShopView, "deliveryMethods" | "lacks">): boolean {
  if (lacks.includes("requests")) return false;
  return deliveryMethods.some((method) => fulfilmentOf(method) === "lounge");
}

/** A link with this anchor opens the booking form, e.g. `/contacts#booking` in texts of the shop. */
export const bookingAnchor = "#booking";

/** Opens the booking form of a table, without dishes. */
export function bookTable(): void {
  openModal("booking");
}
