import { isJsonObject, type Json } from "../../apps/server/src/shop/documents/json.ts";
import { menuShop, warehouseId } from "./menu-shop.ts";
import { fieldsOf, type JsonObject, type ShopFiles } from "./shop-files.ts";

export interface ChainSize {
  readonly branches: number;
  readonly dishes: number;
}

/** Numbers of the branches after the first one, which keeps that of the demo. */
const firstTerm = 1_000;
const firstWarehouse = 5_000;
const firstPickup = 301;
const shown = 200;

/** The menu of `menuShop` in this many branches, each with its pickup and hours; the zones belong to the first one. */
export function chainShop(demo: ShopFiles, { branches, dishes }: ChainSize): ShopFiles {
  const shop = menuShop(demo, { shown, others: dishes - shown, coupons: 10 });
  const settings = fieldsOf(shop["settings"]);
  const [model = {}] = listOf(settings["locations"]);
  const locations = Array.from({ length: branches }, (_, index) => branchOf(model, index));
  const hours = { around_clock: true, week: {}, cooking_time_in_minutes: 30 };
  return {
    ...shop,
    settings: {
      ...settings,
      locations,
      delivery_work_time: Object.fromEntries(locations.map((branch) => [String(branch["warehouse_id"]), hours])),
      delivery: { ...fieldsOf(settings["delivery"]), conditions: ofFirstBranch(settings["delivery"]) },
      shipping_methods: listOf(settings["shipping_methods"]).map((method) => methodOf(method, locations)),
    },
  };
}

function branchOf(model: JsonObject, index: number): { [name: string]: Json } {
  const coord = `${(57.5 + (index % 25) * 0.01).toFixed(2)},${(39.7 + Math.floor(index / 25) * 0.01).toFixed(2)}`;
  return {
    ...model,
    term_id: firstTerm + index,
    warehouse_id: index === 0 ? warehouseId : firstWarehouse + index,
    name: `Филиал ${index + 1}`,
    address: `Соборная улица, ${index + 1}`,
    coord,
  };
}

function ofFirstBranch(delivery: Json | undefined): Json[] {
  return listOf(fieldsOf(delivery)["conditions"])
    .filter((condition) => condition["warehouse_id"] === null)
    .map((condition) => ({ ...condition }));
}

function methodOf(method: JsonObject, locations: readonly JsonObject[]): { [name: string]: Json } {
  const [pickup] = listOf(method["pickup_locations"]);
  const points = locations.map((branch, index) => ({
    ...pickup,
    id: firstPickup + index,
    name: branch["name"] ?? "",
    address: branch["address"] ?? "",
    coord: branch["coord"] ?? "",
    warehouse_id: branch["warehouse_id"] ?? null,
  }));
  return { ...method, restaurants: [], pickup_locations: pickup === undefined ? [] : points };
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
