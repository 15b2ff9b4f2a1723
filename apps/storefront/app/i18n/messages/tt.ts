import type { Messages } from "./ru.ts";
import { account } from "./tt/account.ts";
import { cart } from "./tt/cart.ts";
import { checkout } from "./tt/checkout.ts";
import { content } from "./tt/content.ts";
import { device } from "./tt/device.ts";
import { group } from "./tt/group.ts";
import { maps } from "./tt/maps.ts";
import { orderPage } from "./tt/order-page.ts";
import { place } from "./tt/place.ts";
import { popups } from "./tt/popups.ts";
import { push } from "./tt/push.ts";
import { requests } from "./tt/requests.ts";
import { search } from "./tt/search.ts";
import { site } from "./tt/site.ts";
import { times } from "./tt/times.ts";

/** Tatar, in Cyrillic letters. */
export const tt: Messages = {
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
