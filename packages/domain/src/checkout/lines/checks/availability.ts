import { shownHours } from "../../../catalog/hours-over.ts";
import type { Product, ServingHours } from "../../../catalog/types.ts";
import type { DeliveryMoment } from "../../../schedule/availability.ts";
import { isServedAt, windowFor } from "../../../schedule/serving.ts";
import type { LineRefusal } from "../../types.ts";
import type { AskedLine } from "./asked-line.ts";

/** The refusal names the window that a guest of that time can order in (MENU-24). */
function refusedFor(hours: ServingHours, moment: DeliveryMoment): LineRefusal {
  const window = windowFor(hours, moment);
  return { reason: "not-available", ...(window === null ? {} : { from: window.from, to: window.to }) };
}

/** Whether the dish's own hours include the delivery time. */
export function checkOwnHours({ availability }: Product, moment: DeliveryMoment): LineRefusal | null {
  return isServedAt(availability, moment) ? null : refusedFor(availability, moment);
}

/**
 * Whether the dish is offered at the delivery time: by its own hours and by those of at least one category
 * that shows it.
 */
export const checkAvailability = ({ product, branch }: Pick<AskedLine, "product" | "branch">): LineRefusal | null => {
  const { catalog, moment } = branch;
  const own = checkOwnHours(product, moment);
  if (own !== null) return own;
  const shut = shownHours(product, catalog).map((hours) => hours.find((each) => !isServedAt(each, moment)));
  const [first] = shut;
  return first === undefined || shut.includes(undefined) ? null : refusedFor(first, moment);
};
