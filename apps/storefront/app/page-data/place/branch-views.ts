import type { ShopSettings } from "@skatert/contract";
import { isOpenAt, type WorkSchedule } from "@skatert/domain";
import type { BranchView } from "../../features/content/branches/branch-view.ts";
import { schemaHours, type WeekRow, weekRows } from "../../features/content/branches/week-hours.ts";
import { openingText } from "../../features/delivery/place/point-hours.ts";
import { weekdayName } from "../../i18n/format/weekday-names.ts";
import type { I18n } from "../../i18n/i18n.ts";
import type { PageContext } from "../request/page-context.ts";
import { phoneLink } from "./phone-link.ts";

type Address = Pick<ShopSettings["contacts"]["addresses"][number], "name" | "address" | "coordinates" | "phone"> & {
  readonly id: number;
};

/** The shop's restaurants with their present state: of the contacts, else the branches of the settings. */
export function branchViews({
  settings,
  now,
  i18n,
}: Pick<PageContext, "settings" | "now" | "i18n">): readonly BranchView[] {
  return addressesOf(settings).map((address) => {
    const schedule = settings.schedules[address.id] ?? null;
    const rows = schedule === null ? [] : weekRows(schedule);
    const { id, name, coordinates } = address;
    return {
      id,
      name,
      address: address.address,
      coordinates,
      phone: phoneLink(address.phone),
      week: rows.map((row) => ({ days: daysText(row, i18n), hours: hoursTexts(row, schedule, i18n) })),
      opening: schedule && { isOpen: isOpenAt(schedule, now), text: openingText(schedule, now, i18n) },
      openingHours: schemaHours(rows, i18n.formatMinute),
    };
  });
}

/** A contact's id is the id of the warehouse with its hours. */
function addressesOf({ contacts, locations }: ShopSettings): readonly Address[] {
  const known = contacts.addresses.map((address) => ({ ...address, id: Number(address.id) }));
  return known.length > 0 ? known : locations.map((branch) => ({ ...branch, id: branch.warehouseIds[0] ?? branch.id }));
}

function daysText({ first, last }: WeekRow, i18n: I18n): string {
  if (first === 1 && last === 7) return i18n.t("contacts.everyDay");
  const [from, to] = [weekdayName(first, "weekday", i18n), weekdayName(last, "weekday", i18n)];
  return first === last ? from : `${from}–${to}`;
}

function hoursTexts({ hours }: WeekRow, schedule: WorkSchedule | null, { t, formatMinute }: I18n): readonly string[] {
  if (schedule?.aroundTheClock) return [t("place.aroundClock")];
  if (hours.length === 0) return [t("contacts.dayOff")];
  return hours.map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`);
}
