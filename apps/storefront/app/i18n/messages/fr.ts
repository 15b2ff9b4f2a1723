import { account } from "./fr/account.ts";
import { cart } from "./fr/cart.ts";
import { checkout } from "./fr/checkout.ts";
import { content } from "./fr/content.ts";
import { device } from "./fr/device.ts";
import { group } from "./fr/group.ts";
import { maps } from "./fr/maps.ts";
import { orderPage } from "./fr/order-page.ts";
import { place } from "./fr/place.ts";
import { popups } from "./fr/popups.ts";
import { push } from "./fr/push.ts";
import { requests } from "./fr/requests.ts";
import { search } from "./fr/search.ts";
import { site } from "./fr/site.ts";
import { times } from "./fr/times.ts";
import type { Messages } from "./ru.ts";

/** French. */
export const fr: Messages = {
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
