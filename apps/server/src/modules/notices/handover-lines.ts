import { clockText, dayText, type ShopSettings } from "@skatert/contract";
import { localTime, type TimeZone } from "@skatert/domain";
import type { StoredOrder } from "../orders/stored/stored-order.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { plain } from "./plain-text.ts";
import type { NoticeWords } from "./words/notice-words.ts";

const longestName = 100;
const longestAddress = 300;

/** How, when and where an order is handed over, in the branch's wall time. */
export function handoverLines(facts: NoticeFacts, words: NoticeWords): readonly string[] {
  const { order, settings } = facts;
  const { seats, people } = order.details.delivery;
  return [
    kindLine(order, settings, words),
    timeLine(facts, words),
    ...addressLines(order, words),
    [
      ...(seats === null ? [] : [`${words.seats}: ${seats}`]),
      ...(people > 0 ? [`${words.people}: ${people}`] : []),
    ].join(", "),
  ].filter((line) => line !== "");
}

/** "Самовывоз, Центр" */
function kindLine(order: StoredOrder, { shippingMethods, locations }: ShopSettings, words: NoticeWords): string {
  const { pickupLocationId, restaurantId, express } = order.details.delivery;
  const method = shippingMethods.find(({ type }) => type === order.method);
  const points = [...(method?.pickupLocations ?? []), ...(method?.restaurants ?? [])];
  const point = points.find(({ id }) => id === (pickupLocationId ?? restaurantId));
  const branch = locations.find(({ warehouseIds }) => warehouseIds.includes(order.warehouse_id));
  const place = point?.name ?? branch?.name ?? "";
  return [method?.name ?? order.method, express ? words.express : "", place]
    .filter((part) => part !== "")
    .map((part) => plain(part, longestName))
    .join(", ");
}

function timeLine({ order, settings, promisedAt }: NoticeFacts, words: NoticeWords): string {
  const zone: TimeZone = settings.schedules[order.warehouse_id]?.timeZone ?? settings.timeZone;
  const clock = (instant: number) => clockText(localTime(instant, zone).minute);
  const promised = promisedAt === null ? "" : `, ${words.promised.replace("{time}", clock(promisedAt))}`;
  if (order.details.delivery.soonest) return `${words.soonest}${promised}`;
  const end = order.slot_start + settings.slots.minutes * 60_000;
  return `${dayText(localTime(order.slot_start, zone).day)}, ${clock(order.slot_start)}–${clock(end)}`;
}

function addressLines({ details }: StoredOrder, words: NoticeWords): readonly string[] {
  const { address, addressUnconfirmed } = details.delivery;
  if (address === null) return [];
  const { line, apartment, entrance, floor, number } = address;
  const parts = [
    [words.apartment, apartment],
    [words.entrance, entrance],
    [words.floor, floor],
    [words.intercom, number],
  ] as const;
  const inside = parts.filter(([, value]) => value !== "").map(([label, value]) => `${label} ${plain(value, 40)}`);
  return [
    [plain(line, longestAddress), ...inside].join(", "),
    ...(addressUnconfirmed === true ? [`⚠ ${words.unconfirmed}`] : []),
  ];
}
