import { account } from "./az/account.ts";
import { cart } from "./az/cart.ts";
import { checkout } from "./az/checkout.ts";
import { content } from "./az/content.ts";
import { device } from "./az/device.ts";
import { group } from "./az/group.ts";
import { maps } from "./az/maps.ts";
import { orderPage } from "./az/order-page.ts";
import { place } from "./az/place.ts";
import { popups } from "./az/popups.ts";
import { push } from "./az/push.ts";
import { requests } from "./az/requests.ts";
import { search } from "./az/search.ts";
import { site } from "./az/site.ts";
import { times } from "./az/times.ts";
import type { Messages } from "./ru.ts";

/** Azerbaijani, in Latin letters. */
export const az: Messages = {
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
