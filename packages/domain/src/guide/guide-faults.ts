import { isTimeZone } from "../schedule/time-zone-name.ts";
import {
  GUIDE_RADIUS,
  GUIDE_STEPS,
  type GuideAnswers,
  type GuideStep,
  MAX_GUIDE_LATITUDE,
  PAY_ON_RECEIPT,
} from "./answers.ts";
import { dishesFaults } from "./dish-faults.ts";
import { fault, type GuideFault, required } from "./fault.ts";
import { hoursFaults } from "./hours-faults.ts";

/** The faults of each step; a step without any is done. `online`: ids of the configured gateways. */
export function guideFaults(
  answers: GuideAnswers,
  online: readonly string[],
): Readonly<Record<GuideStep, readonly GuideFault[]>> {
  return {
    restaurant: restaurantFaults(answers.restaurant),
    place: placeFaults(answers.place),
    zone: zoneFaults(answers.zone),
    hours: hoursFaults(answers.hours.intervals),
    payment: paymentFaults(answers.payment.methods, online),
    dishes: dishesFaults(answers.dishes.dishes),
  };
}

/** Whether the shop can be built from the answers. */
export function isGuideDone(faults: ReturnType<typeof guideFaults>): boolean {
  return GUIDE_STEPS.every((step) => faults[step].length === 0);
}

function restaurantFaults({ name, phone, currency, timeZone }: GuideAnswers["restaurant"]): readonly GuideFault[] {
  const digits = phone.replace(/\D/g, "").length;
  const isPhone = /^\+?[\d\s().-]+$/.test(phone.trim()) && digits >= 5 && digits <= 15;
  return [
    ...required({ name, phone, currency }),
    ...(phone.trim() === "" || isPhone ? [] : [fault("phone", "phone")]),
    ...(isTimeZone(timeZone) ? [] : [fault("time_zone", "time-zone")]),
  ];
}

function placeFaults({ city, address, point }: GuideAnswers["place"]): readonly GuideFault[] {
  const isThere = point !== null && Math.abs(point.lat) <= MAX_GUIDE_LATITUDE && Math.abs(point.lon) <= 180;
  return [...required({ city, address }), ...(isThere ? [] : [fault("point", "point")])];
}

function zoneFaults({ delivers, radiusKm, fee, minimum, freeFrom }: GuideAnswers["zone"]): readonly GuideFault[] {
  if (!delivers) return [];
  const isRadius = radiusKm !== null && radiusKm >= GUIDE_RADIUS.min && radiusKm <= GUIDE_RADIUS.max;
  return [
    ...(isRadius ? [] : [fault("radius_km", "radius")]),
    ...(fee === null || !isSum(fee) ? [fault("fee", "sum")] : []),
    ...(minimum === null || !isSum(minimum) ? [fault("minimum", "sum")] : []),
    ...(freeFrom !== null && !isSum(freeFrom) ? [fault("free_from", "sum")] : []),
    ...(freeFrom !== null && minimum !== null && freeFrom < minimum ? [fault("free_from", "free-below-minimum")] : []),
  ];
}

/** At most two decimals. */
function isSum(value: number): boolean {
  return value >= 0 && value <= 1_000_000 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function paymentFaults(methods: readonly string[], online: readonly string[]): readonly GuideFault[] {
  if (methods.length === 0) return [fault("methods", "no-method")];
  const known: readonly string[] = [...PAY_ON_RECEIPT, ...online];
  return methods.every((method) => known.includes(method)) ? [] : [fault("methods", "unknown-method")];
}
