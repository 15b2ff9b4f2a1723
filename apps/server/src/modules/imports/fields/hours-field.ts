import { availabilityToWire, hoursText, readAvailability, readHoursText } from "@skatert/contract";
import type { MenuField } from "./menu-field.ts";

/** When a dish can be ordered: "Mon–Fri 08:00–11:00; Sat, Sun 09:00–13:00" (MENU-24). */
export const hours: MenuField = {
  textOf: ({ product_availability }) => hoursText(readAvailability(product_availability), "en"),
  readText(text) {
    const read = readHoursText(text);
    return read === null ? { fault: "not-hours" } : { text: hoursText(read, "en") };
  },
  write(_entry, text) {
    const wire = availabilityToWire(readHoursText(text) ?? []);
    if (wire === null) return { product_availability: null };
    const { windows, ...hull } = wire;
    const listed = windows?.map((window) => ({ ...window }));
    return { product_availability: { ...hull, ...(listed === undefined ? {} : { windows: listed }) } };
  },
};
