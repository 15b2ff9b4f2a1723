import { account } from "./ru/account.ts";
import { cart } from "./ru/cart.ts";
import { checkout } from "./ru/checkout.ts";
import { content } from "./ru/content.ts";
import { device } from "./ru/device.ts";
import { group } from "./ru/group.ts";
import { maps } from "./ru/maps.ts";
import { orderPage } from "./ru/order-page.ts";
import { place } from "./ru/place.ts";
import { popups } from "./ru/popups.ts";
import { push } from "./ru/push.ts";
import { requests } from "./ru/requests.ts";
import { search } from "./ru/search.ts";
import { site } from "./ru/site.ts";
import { times } from "./ru/times.ts";

/** Russian, the reference: its keys are the keys of every language. Texts are ICU messages. */
export const ru = {
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
} as const;

export type MessageKey = keyof typeof ru;
export type Messages = Readonly<Record<MessageKey, string>>;
