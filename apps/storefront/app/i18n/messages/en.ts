import { account } from "./en/account.ts";
import { cart } from "./en/cart.ts";
import { checkout } from "./en/checkout.ts";
import { content } from "./en/content.ts";
import { device } from "./en/device.ts";
import { group } from "./en/group.ts";
import { maps } from "./en/maps.ts";
import { orderPage } from "./en/order-page.ts";
import { place } from "./en/place.ts";
import { popups } from "./en/popups.ts";
import { push } from "./en/push.ts";
import { requests } from "./en/requests.ts";
import { search } from "./en/search.ts";
import { site } from "./en/site.ts";
import { times } from "./en/times.ts";
import type { Messages } from "./ru.ts";

/** English. */
export const en: Messages = {
  ...site,
  ...place,
  ...cart,
  ...checkout,
  ...account,
  ...content,
  ...popups,
  ...requests,
  ...search,
  ...device,
  ...group,
  ...maps,
  ...push,
  ...orderPage,
  ...times,
};
