import { clockText, type WireEntity, type WireEntityPatch } from "@skatert/contract";
import { fieldsIn } from "../entities/read-fields.ts";

const FACET = "settings";

/** Slots and their limits. Null: unlimited. */
export interface SlotsForm {
  minutes: number;
  days: number;
  deliveryOrders: number | null;
  deliverySum: number | null;
  pickupOrders: number | null;
  pickupSum: number | null;
}

export function slotsForm({ facets }: Pick<WireEntity, "facets">): SlotsForm {
  const delivery = fieldsIn(facets[FACET]);
  const capacity = fieldsIn(delivery["slot_capacity"]);
  const [ofDelivery, ofPickup] = [fieldsIn(capacity["flat_rate"]), fieldsIn(capacity["local_pickup"])];
  return {
    minutes: numberOf(delivery["slot_minutes"]) ?? 30,
    days: numberOf(delivery["slot_days"]) ?? 7,
    deliveryOrders: numberOf(ofDelivery["orders"]),
    deliverySum: numberOf(ofDelivery["sum"]),
    pickupOrders: numberOf(ofPickup["orders"]),
    pickupSum: numberOf(ofPickup["sum"]),
  };
}

/** The last time before midnight, if the length does not divide a day, so that this slot is shorter. Null otherwise. */
export function lastUnevenTime(minutes: number): string | null {
  const rest = Number.isInteger(minutes) && minutes > 0 ? 1440 % minutes : 0;
  return rest === 0 ? null : clockText(1440 - rest);
}

/** Only what differs; limits of other methods are kept. Null: nothing differs. */
export function slotsPatch(entity: Pick<WireEntity, "facets">, form: SlotsForm): WireEntityPatch | null {
  const before = slotsForm(entity);
  const { minutes, days, deliveryOrders, deliverySum, pickupOrders, pickupSum } = form;
  const isLimited =
    JSON.stringify([deliveryOrders, deliverySum, pickupOrders, pickupSum]) !==
    JSON.stringify([before.deliveryOrders, before.deliverySum, before.pickupOrders, before.pickupSum]);
  const present = fieldsIn(fieldsIn(entity.facets[FACET])["slot_capacity"]);
  const fields = {
    ...(minutes === before.minutes ? {} : { slot_minutes: minutes }),
    ...(days === before.days ? {} : { slot_days: days }),
    ...(isLimited
      ? {
          slot_capacity: {
            ...present,
            flat_rate: limitOf(present["flat_rate"], deliveryOrders, deliverySum),
            local_pickup: limitOf(present["local_pickup"], pickupOrders, pickupSum),
          },
        }
      : {}),
  };
  return Object.keys(fields).length === 0 ? null : { set: { [FACET]: fields } };
}

function limitOf(present: unknown, orders: number | null, sum: number | null) {
  return { ...fieldsIn(present), orders, sum };
}

function numberOf(value: unknown): number | null {
  const number = value === null || value === undefined || value === "" ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
