import type { Messages } from "./ru.ts";
import { account } from "./uz/account.ts";
import { cart } from "./uz/cart.ts";
import { checkout } from "./uz/checkout.ts";
import { content } from "./uz/content.ts";
import { device } from "./uz/device.ts";
import { group } from "./uz/group.ts";
import { maps } from "./uz/maps.ts";
import { orderPage } from "./uz/order-page.ts";
import { place } from "./uz/place.ts";
import { popups } from "./uz/popups.ts";
import { push } from "./uz/push.ts";
import { requests } from "./uz/requests.ts";
import { search } from "./uz/search.ts";
import { site } from "./uz/site.ts";
import { times } from "./uz/times.ts";

/** Uzbek, in Latin letters. */
export const uz: Messages = {
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
