import { fulfilmentOf } from "@skatert/domain";
import { openModal } from "../page/modals.ts";
import type { ShopView } from "../shop/shop.ts";

/** Whether the shop has a hall or lounge with bookings (ENT-2). */
export function takesBookings({ deliveryMethods }: Pick<ShopView, "deliveryMethods">): boolean {
  return deliveryMethods.some((method) => fulfilmentOf(method) === "lounge");
}

/** Opens the booking form of a table, without dishes. */
export function bookTable(): void {
  openModal("booking");
}
