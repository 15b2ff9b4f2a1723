import { isJsonObject } from "../../shop/editing/overlay.ts";
import { type ShopFiles, smallShop } from "./small-shop.ts";

const always = { around_clock: true, week: {} };

/** The small shop, open whenever: for tests whose clock must be the machine's, since others sign with theirs. */
export const openAllDay: ShopFiles = {
  ...smallShop,
  settings: {
    ...(isJsonObject(smallShop["settings"]) ? smallShop["settings"] : {}),
    delivery_work_time: { "10": always, "20": always },
  },
};
