import { isJsonObject } from "../../shop/documents/json.ts";
import { type ShopFiles, smallShop } from "./small-shop.ts";

const always = { around_clock: true, week: {} };

/** The small shop, always open, for tests that need the machine's clock because of signatures. */
export const openAllDay: ShopFiles = {
  ...smallShop,
  settings: {
    ...(isJsonObject(smallShop["settings"]) ? smallShop["settings"] : {}),
    delivery_work_time: { "10": always, "20": always },
  },
};
