import { account } from "./hy/account.ts";
import { cart } from "./hy/cart.ts";
import { checkout } from "./hy/checkout.ts";
import { content } from "./hy/content.ts";
import { device } from "./hy/device.ts";
import { group } from "./hy/group.ts";
import { maps } from "./hy/maps.ts";
import { orderPage } from "./hy/order-page.ts";
import { place } from "./hy/place.ts";
import { popups } from "./hy/popups.ts";
import { push } from "./hy/push.ts";
import { requests } from "./hy/requests.ts";
import { search } from "./hy/search.ts";
import { site } from "./hy/site.ts";
import { times } from "./hy/times.ts";
import type { Messages } from "./ru.ts";

/** Armenian. */
export const hy: Messages = {
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
