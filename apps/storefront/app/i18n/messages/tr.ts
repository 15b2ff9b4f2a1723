import type { Messages } from "./ru.ts";
import { account } from "./tr/account.ts";
import { cart } from "./tr/cart.ts";
import { checkout } from "./tr/checkout.ts";
import { content } from "./tr/content.ts";
import { device } from "./tr/device.ts";
import { group } from "./tr/group.ts";
import { maps } from "./tr/maps.ts";
import { orderPage } from "./tr/order-page.ts";
import { place } from "./tr/place.ts";
import { popups } from "./tr/popups.ts";
import { push } from "./tr/push.ts";
import { requests } from "./tr/requests.ts";
import { search } from "./tr/search.ts";
import { site } from "./tr/site.ts";
import { times } from "./tr/times.ts";

/** Turkish. */
export const tr: Messages = {
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
