import { account } from "./hi/account.ts";
import { cart } from "./hi/cart.ts";
import { checkout } from "./hi/checkout.ts";
import { content } from "./hi/content.ts";
import { device } from "./hi/device.ts";
import { group } from "./hi/group.ts";
import { maps } from "./hi/maps.ts";
import { orderPage } from "./hi/order-page.ts";
import { place } from "./hi/place.ts";
import { popups } from "./hi/popups.ts";
import { push } from "./hi/push.ts";
import { requests } from "./hi/requests.ts";
import { search } from "./hi/search.ts";
import { site } from "./hi/site.ts";
import { times } from "./hi/times.ts";
import type { Messages } from "./ru.ts";

/** Hindi. */
export const hi: Messages = {
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
