import { account } from "./id/account.ts";
import { cart } from "./id/cart.ts";
import { checkout } from "./id/checkout.ts";
import { content } from "./id/content.ts";
import { device } from "./id/device.ts";
import { group } from "./id/group.ts";
import { maps } from "./id/maps.ts";
import { orderPage } from "./id/order-page.ts";
import { place } from "./id/place.ts";
import { popups } from "./id/popups.ts";
import { push } from "./id/push.ts";
import { requests } from "./id/requests.ts";
import { search } from "./id/search.ts";
import { site } from "./id/site.ts";
import { times } from "./id/times.ts";
import type { Messages } from "./ru.ts";

/** Indonesian. */
export const id: Messages = {
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
