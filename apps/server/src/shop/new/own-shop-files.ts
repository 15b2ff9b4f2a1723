import {
  type Coordinates,
  filledDishes,
  type GuideAnswers,
  type GuideDish,
  PAY_ON_RECEIPT,
  readTypedPrice,
  readTypedWeight,
} from "@skatert/domain";
import type { Json, JsonObject } from "../documents/json.ts";
import { NEW_SHOP_WORDS } from "./new-shop-words.ts";
import { ringAround } from "./new-shop-zone.ts";
import { hoursText, weekOf } from "./own-shop-hours.ts";
import { OWN_SHOP_WORDS } from "./own-shop-words.ts";

/** The branch of a shop that the guide opens. No branch of the demo has its number. */
export const OWN_BRANCH = 10;
const zone = "near";
const cookingMinutes = 40;

/** The documents of the owner's shop by their names. `answers` have no faults. */
export function ownShopDocuments(answers: GuideAnswers): ReadonlyMap<string, Json> {
  return new Map([
    ["settings", settingsOf(answers)],
    ["catalog", catalogOf(answers)],
  ]);
}

function settingsOf({ restaurant, place, zone: delivery, hours, payment }: GuideAnswers): JsonObject {
  const { language } = restaurant;
  const [words, own] = [NEW_SHOP_WORDS[language], OWN_SHOP_WORDS[language]];
  const [name, phone, city, address] = [restaurant.name, restaurant.phone, place.city, place.address].map((text) =>
    text.trim(),
  ) as [string, string, string, string];
  const point = place.point ?? { lat: 0, lon: 0 };
  const branch = { name, address, coord: `${point.lat},${point.lon}` };
  const { intervals } = hours;
  const pickup = { id: 1, ...branch, warehouse_id: OWN_BRANCH };
  return {
    seo: { name, description: own.description(name, city, delivery.delivers) },
    wp_timezone: restaurant.timeZone,
    front_currency: restaurant.currency.trim(),
    language_list: [{ code: language, text: words.languageName, default: true }],
    contacts: { phone, address: `${city}, ${address}` },
    locations: [{ term_id: 1, city, ...branch, phone, warehouse_id: OWN_BRANCH, hours: hoursText(intervals, own) }],
    delivery_work_time: { [OWN_BRANCH]: { week: weekOf(intervals), cooking_time_in_minutes: cookingMinutes } },
    shipping_methods: [
      ...(delivery.delivers ? [{ id: 1, name: words.delivery, type: "flat_rate" }] : []),
      { id: 2, name: words.pickup, type: "local_pickup", pickup_locations: [pickup] },
    ],
    payment_methods: payment.methods.map((id) =>
      methodOf(id, { cash: words.cash, card: words.card, online: own.online }),
    ),
    ...(delivery.delivers ? deliveryOf(delivery, point, own.zone(String(delivery.radiusKm ?? 0))) : {}),
  };
}

function methodOf(
  id: string,
  names: { readonly cash: string; readonly card: string; readonly online: string },
): JsonObject {
  const [cash, card] = PAY_ON_RECEIPT;
  if (id === cash || id === card) return { id, name: names[id] };
  return { id, name: names.online, online: true };
}

function deliveryOf(
  { radiusKm, fee, minimum, freeFrom }: GuideAnswers["zone"],
  point: Coordinates,
  description: string,
): JsonObject {
  const terms = {
    delivery_price: fee ?? 0,
    minimum: minimum ?? 0,
    ...(freeFrom === null ? {} : { free_from: freeFrom }),
  };
  const geometry = { type: "Polygon", coordinates: [ringAround(point, radiusKm ?? 0).map((corner) => [...corner])] };
  return {
    delivery: { conditions: [{ zone_id: zone, ...terms }] },
    map: { features: [{ type: "Feature", id: zone, geometry, properties: { description } }] },
  };
}

/** Categories in the order in which they were first typed. */
function catalogOf({ restaurant, dishes }: GuideAnswers): Json {
  const { gram } = OWN_SHOP_WORDS[restaurant.language];
  const byCategory = Map.groupBy(filledDishes(dishes.dishes), ({ category }) => category.trim());
  let last = 100;
  return [...byCategory].map(([name, listed], index) => ({
    id: index + 1,
    name,
    products: listed.map((dish) => {
      last += 1;
      return { id: last, ...productOf(dish, gram) };
    }),
  }));
}

function productOf({ name, price, weight }: GuideDish, gram: string): JsonObject {
  const read = readTypedWeight(weight, gram);
  return {
    name: name.trim(),
    price: readTypedPrice(price) ?? 0,
    ...(read === null ? {} : { measure_unit: read.unit, portion_nat_size: read.amount }),
  };
}
