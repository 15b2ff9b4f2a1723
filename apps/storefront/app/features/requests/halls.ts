import type { ShopPoint } from "@skatert/contract";
import { fulfilmentOf, type TimeZone } from "@skatert/domain";
import type { PlaceOptions } from "../../model/place/place-options.ts";

export interface HallChoice extends ShopPoint {
  readonly timeZone: TimeZone;
}

/** Halls and lounges in the shop's order, with their time zone (ENT-2). */
export function hallChoices({ methods, schedules }: PlaceOptions, shopZone: TimeZone): readonly HallChoice[] {
  return methods
    .filter(({ type }) => fulfilmentOf(type) === "lounge")
    .flatMap(({ restaurants }) => restaurants)
    .map((hall) => ({ ...hall, timeZone: schedules[hall.warehouseId]?.timeZone ?? shopZone }));
}
