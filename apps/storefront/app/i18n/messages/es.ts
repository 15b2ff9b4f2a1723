import { account } from "./es/account.ts";
import { cart } from "./es/cart.ts";
import { checkout } from "./es/checkout.ts";
import { content } from "./es/content.ts";
import { device } from "./es/device.ts";
import { group } from "./es/group.ts";
import { maps } from "./es/maps.ts";
import { orderPage } from "./es/order-page.ts";
import { place } from "./es/place.ts";
import { popups } from "./es/popups.ts";
import { push } from "./es/push.ts";
import { requests } from "./es/requests.ts";
import { search } from "./es/search.ts";
import { site } from "./es/site.ts";
import { times } from "./es/times.ts";
import type { Messages } from "./ru.ts";

/** Spanish. */
export const es: Messages = {
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
