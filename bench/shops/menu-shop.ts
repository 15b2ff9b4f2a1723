import type { Json } from "../../apps/server/src/shop/documents/json.ts";
import { coupons } from "./coupons.ts";
import { dish, supplement } from "./dishes.ts";
import type { OptionGroup } from "./option-groups.ts";
import { fieldsOf, type ShopFiles } from "./shop-files.ts";

/** The branch of the orders and their pickup: the demo's own. */
export const warehouseId = 501;
export const pickupLocationId = 301;
/** The section whose dishes are shown, and its page. */
export const shownSlug = "blyuda";
export const shownPath = `/menu/${shownSlug}`;

const shownCategory = 1;
const firstDish = 10_000;
const otherCategories = 9;
const supplementCategory = 99;
const supplements = Array.from({ length: 20 }, (_, index) => 900_000 + index);
const users = 8;

export interface MenuSize {
  /** Dishes of the shown section. */
  readonly shown: number;
  /** Products of all other sections together. */
  readonly others: number;
  readonly coupons: number;
  /** Of each dish of the shown section. Absent: none. */
  readonly groups?: readonly OptionGroup[];
}

/** Ids of the dishes of the shown section. */
export function shownDishes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => firstDish + index);
}

/** Phones of guests with an account and more points than they can spend. */
export const accountPhones: readonly string[] = Array.from({ length: users }, (_, index) => `+7900000010${index}`);

/**
 * A shop with the demo's settings, always open, and a made-up menu: one shown section, and nine others that share the
 * rest. Pages then list the same number of sections in a shop of any size.
 */
export function menuShop(demo: ShopFiles, size: MenuSize): ShopFiles {
  return {
    settings: alwaysOpen(demo["settings"]),
    front: demo["front"] ?? {},
    catalog: catalogOf(size),
    coupons: coupons(size.coupons, shownCategory),
    "promo-settings": {
      auto_coupons_summing: true,
      coupons_and_auto_coupons_summing: true,
      auto_coupons_and_promo_summing: true,
      app_use_bon_with_auto_promo: true,
    },
    bonus: { active: true, percent_max: 30, earn_percent: 5 },
    stock: shownDishes(size.shown).map((id) => ({ product_id: id, warehouse_id: warehouseId, quantity: 10_000_000 })),
    users: accountPhones.map((phone, index) => ({
      ID: 8001 + index,
      phone,
      name: "Анна",
      birth: "14.05.1990",
      bonus: 100_000_000,
      orders_count: 3,
    })),
  };
}

/** Removes price files of branches, hours, slot limits and pauses: orders arrive at any hour, in any number. */
function alwaysOpen(settings: Json | undefined): Json {
  const own = fieldsOf(settings);
  const { slot_capacity: _unlimited, ...delivery } = fieldsOf(own["delivery"]);
  const locations = Array.isArray(own["locations"]) ? own["locations"].map(fieldsOf) : [];
  const roundTheClock = { around_clock: true, week: {}, cooking_time_in_minutes: 30 };
  return {
    ...own,
    delivery,
    popups: [],
    redirects: [],
    locations: locations.map((location) => ({ ...location, price_file_path: "" })),
    delivery_work_time: Object.fromEntries(
      Object.keys(fieldsOf(own["delivery_work_time"])).map((id) => [id, roundTheClock]),
    ),
  };
}

function catalogOf({ shown, others, groups = [] }: MenuSize): Json {
  const groupIds = groups.map(({ id }) => id);
  const shares = Array.from({ length: otherCategories }, (_, index) =>
    Array.from({ length: others }, (_, other) => other).filter((other) => other % otherCategories === index),
  );
  return [
    category(
      shownCategory,
      shownSlug,
      shownDishes(shown).map((id) => dish(id, shownCategory, supplements, groupIds)),
    ),
    ...shares.map((share, index) => {
      const id = shownCategory + 1 + index;
      return category(
        id,
        `razdel-${id}`,
        share.map((other) => dish(firstDish + shown + other, id, supplements)),
      );
    }),
    {
      ...category(
        supplementCategory,
        "dopy",
        supplements.map((id) => supplement(id, supplementCategory)),
      ),
      name: "допы",
      hide_category: true,
    },
    ...groups.map(({ id, name, choice, options }) => ({
      ...category(
        id,
        `dopy-${id}`,
        options.map((option) => ({ ...supplement(option.id, id), ...option })),
      ),
      name,
      choice,
      parent: supplementCategory,
    })),
  ];
}

function category(id: number, slug: string, products: readonly Json[]): { [name: string]: Json } {
  return { id, slug, name: `Раздел ${id}`, parent: 0, description: "Готовим после заказа", products: [...products] };
}
