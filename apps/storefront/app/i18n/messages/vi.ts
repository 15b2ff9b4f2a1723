import type { Messages } from "./ru.ts";
import { account } from "./vi/account.ts";
import { cart } from "./vi/cart.ts";
import { checkout } from "./vi/checkout.ts";
import { content } from "./vi/content.ts";
import { device } from "./vi/device.ts";
import { group } from "./vi/group.ts";
import { maps } from "./vi/maps.ts";
import { orderPage } from "./vi/order-page.ts";
import { place } from "./vi/place.ts";
import { popups } from "./vi/popups.ts";
import { push } from "./vi/push.ts";
import { requests } from "./vi/requests.ts";
import { search } from "./vi/search.ts";
import { site } from "./vi/site.ts";
import { times } from "./vi/times.ts";

/** Vietnamese. */
export const vi: Messages = {
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
