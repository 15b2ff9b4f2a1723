import { account } from "./be/account.ts";
import { cart } from "./be/cart.ts";
import { checkout } from "./be/checkout.ts";
import { content } from "./be/content.ts";
import { device } from "./be/device.ts";
import { group } from "./be/group.ts";
import { maps } from "./be/maps.ts";
import { orderPage } from "./be/order-page.ts";
import { place } from "./be/place.ts";
import { popups } from "./be/popups.ts";
import { push } from "./be/push.ts";
import { requests } from "./be/requests.ts";
import { search } from "./be/search.ts";
import { site } from "./be/site.ts";
import { times } from "./be/times.ts";
import type { Messages } from "./ru.ts";

/** Belarusian. */
export const be: Messages = {
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
