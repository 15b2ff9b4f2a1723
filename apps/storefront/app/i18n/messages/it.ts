import { account } from "./it/account.ts";
import { cart } from "./it/cart.ts";
import { checkout } from "./it/checkout.ts";
import { content } from "./it/content.ts";
import { device } from "./it/device.ts";
import { group } from "./it/group.ts";
import { maps } from "./it/maps.ts";
import { orderPage } from "./it/order-page.ts";
import { place } from "./it/place.ts";
import { popups } from "./it/popups.ts";
import { push } from "./it/push.ts";
import { requests } from "./it/requests.ts";
import { search } from "./it/search.ts";
import { site } from "./it/site.ts";
import { times } from "./it/times.ts";
import type { Messages } from "./ru.ts";

/** Italian. */
export const it: Messages = {
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
