import { type ShopSettings, scheduleOf } from "@skatert/contract";
import type { BookableHall, WorkSchedule } from "@skatert/domain";

/** A hall or lounge that takes bookings (ENT-2). */
export interface Hall {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly schedule: WorkSchedule;
  readonly seats: BookableHall["seats"];
}

/** The shop's hall with that id; null: none. */
export function findHall(settings: ShopSettings, id: number): Hall | null {
  for (const { type, restaurants } of settings.shippingMethods) {
    if (type !== "restaurants" && type !== "wcso_booking") continue;
    const found = restaurants.find((restaurant) => restaurant.id === id);
    if (found === undefined) continue;
    const { name, address, seats, warehouseId } = found;
    return { id, name, address, seats, schedule: scheduleOf(settings, warehouseId) };
  }
  return null;
}
