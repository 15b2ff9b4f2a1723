import { type ShopSettings, scheduleOf } from "@skatert/contract";
import type { BookableHall, BranchId, HallTable, WorkSchedule } from "@skatert/domain";

/** A hall or lounge that takes bookings (ENT-2). */
export interface Hall {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly schedule: WorkSchedule;
  readonly branchId: BranchId;
  readonly seats: BookableHall["seats"];
  readonly tables: readonly HallTable[];
}

/** The shop's hall with that id; null: none. */
export function findHall(settings: ShopSettings, id: number): Hall | null {
  return hallsOf(settings).find((hall) => hall.id === id) ?? null;
}

/** Every hall that takes bookings, each once. */
export function hallsOf(settings: ShopSettings): readonly Hall[] {
  const halls = settings.shippingMethods
    .filter(({ type }) => type === "restaurants" || type === "wcso_booking")
    .flatMap(({ restaurants }) => restaurants)
    .map(({ id, name, address, seats, tables, warehouseId: branchId }) => {
      const schedule = scheduleOf(settings, branchId);
      return { id, name, address, seats, tables, branchId, schedule };
    });
  return [...new Map(halls.toReversed().map((hall) => [hall.id, hall])).values()].toReversed();
}

/** The branch of a booking's hall; null: another request, or the shop has the hall no more. */
export function branchOf(
  { restaurant_id: hallId }: { readonly restaurant_id: number | null },
  settings: ShopSettings,
): BranchId | null {
  return hallId === null ? null : (findHall(settings, hallId)?.branchId ?? null);
}
