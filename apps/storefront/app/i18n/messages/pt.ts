import { account } from "./pt/account.ts";
import { cart } from "./pt/cart.ts";
import { checkout } from "./pt/checkout.ts";
import { content } from "./pt/content.ts";
import { device } from "./pt/device.ts";
import { group } from "./pt/group.ts";
import { maps } from "./pt/maps.ts";
import { orderPage } from "./pt/order-page.ts";
import { place } from "./pt/place.ts";
import { popups } from "./pt/popups.ts";
import { push } from "./pt/push.ts";
import { requests } from "./pt/requests.ts";
import { search } from "./pt/search.ts";
import { site } from "./pt/site.ts";
import { times } from "./pt/times.ts";
import type { Messages } from "./ru.ts";

/** Portuguese, as written in Brazil. */
export const pt: Messages = {
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
