import { account } from "./kk/account.ts";
import { cart } from "./kk/cart.ts";
import { checkout } from "./kk/checkout.ts";
import { content } from "./kk/content.ts";
import { device } from "./kk/device.ts";
import { group } from "./kk/group.ts";
import { maps } from "./kk/maps.ts";
import { orderPage } from "./kk/order-page.ts";
import { place } from "./kk/place.ts";
import { popups } from "./kk/popups.ts";
import { push } from "./kk/push.ts";
import { requests } from "./kk/requests.ts";
import { search } from "./kk/search.ts";
import { site } from "./kk/site.ts";
import { times } from "./kk/times.ts";
import type { Messages } from "./ru.ts";

/** Kazakh, in Cyrillic letters. */
export const kk: Messages = {
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
