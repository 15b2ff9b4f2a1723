import { account } from "./de/account.ts";
import { cart } from "./de/cart.ts";
import { checkout } from "./de/checkout.ts";
import { content } from "./de/content.ts";
import { device } from "./de/device.ts";
import { group } from "./de/group.ts";
import { maps } from "./de/maps.ts";
import { orderPage } from "./de/order-page.ts";
import { place } from "./de/place.ts";
import { popups } from "./de/popups.ts";
import { push } from "./de/push.ts";
import { requests } from "./de/requests.ts";
import { search } from "./de/search.ts";
import { site } from "./de/site.ts";
import { times } from "./de/times.ts";
import type { Messages } from "./ru.ts";

/** German. */
export const de: Messages = {
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
