import { clockText, dayText, type ShopSettings } from "@skatert/contract";
import { localTime, slotEnd, type TimeZone } from "@skatert/domain";
import type { Translate } from "../../texts/texts.ts";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { plain } from "./plain-text.ts";

const longestName = 100;
const longestAddress = 300;

/** How, when and where an order is handed over, in the branch's wall time. */
export function handoverLines(facts: NoticeFacts, t: Translate): readonly string[] {
  const { order, settings } = facts;
  const { seats, people } = order.details.delivery;
  return [
    kindLine(order, settings, t),
    timeLine(facts, t),
    ...addressLines(order, t),
    [
      ...(seats === null ? [] : [`${t("notice.seats")}: ${seats}`]),
      ...(people > 0 ? [`${t("notice.people")}: ${people}`] : []),
    ].join(", "),
  ].filter((line) => line !== "");
}

/** "Самовывоз, Центр" */
function kindLine(order: StoredOrder, { shippingMethods, locations }: ShopSettings, t: Translate): string {
  const { pickupLocationId, restaurantId, express } = order.details.delivery;
  const method = shippingMethods.find(({ type }) => type === order.method);
  const points = [...(method?.pickupLocations ?? []), ...(method?.restaurants ?? [])];
  const point = points.find(({ id }) => id === (pickupLocationId ?? restaurantId));
  const branch = locations.find(({ warehouseIds }) => warehouseIds.includes(order.warehouse_id));
  const place = point?.name ?? branch?.name ?? "";
  return [method?.name ?? order.method, express ? t("notice.express") : "", place]
    .filter((part) => part !== "")
    .map((part) => plain(part, longestName))
    .join(", ");
}

function timeLine({ order, settings, promisedAt }: NoticeFacts, t: Translate): string {
  const zone: TimeZone = settings.schedules[order.warehouse_id]?.timeZone ?? settings.timeZone;
  const clock = (instant: number) => clockText(localTime(instant, zone).minute);
  const promised = promisedAt === null ? "" : `, ${t("notice.promised", { time: clock(promisedAt) })}`;
  if (order.details.delivery.soonest) return `${t("notice.soonest")}${promised}`;
  const end = slotEnd(order.slot_start, settings.slots.minutes, zone);
  return `${dayText(localTime(order.slot_start, zone).day)}, ${clock(order.slot_start)}–${clock(end)}`;
}

function addressLines({ details }: StoredOrder, t: Translate): readonly string[] {
  const { address, addressUnconfirmed } = details.delivery;
  if (address === null) return [];
  const { line, apartment, entrance, floor, number } = address;
  const parts = [
    [t("notice.apartment"), apartment],
    [t("notice.entrance"), entrance],
    [t("notice.floor"), floor],
    [t("notice.intercom"), number],
  ] as const;
  const inside = parts.filter(([, value]) => value !== "").map(([label, value]) => `${label} ${plain(value, 40)}`);
  return [
    [plain(line, longestAddress), ...inside].join(", "),
    ...(addressUnconfirmed === true ? [`⚠ ${t("notice.unconfirmed")}`] : []),
  ];
}
