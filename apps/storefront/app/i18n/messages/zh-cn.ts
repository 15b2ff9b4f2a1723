import type { Messages } from "./ru.ts";
import { account } from "./zh-cn/account.ts";
import { cart } from "./zh-cn/cart.ts";
import { checkout } from "./zh-cn/checkout.ts";
import { content } from "./zh-cn/content.ts";
import { device } from "./zh-cn/device.ts";
import { group } from "./zh-cn/group.ts";
import { maps } from "./zh-cn/maps.ts";
import { orderPage } from "./zh-cn/order-page.ts";
import { place } from "./zh-cn/place.ts";
import { popups } from "./zh-cn/popups.ts";
import { push } from "./zh-cn/push.ts";
import { requests } from "./zh-cn/requests.ts";
import { search } from "./zh-cn/search.ts";
import { site } from "./zh-cn/site.ts";
import { times } from "./zh-cn/times.ts";

/** Chinese, simplified. */
export const zhCN: Messages = {
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
