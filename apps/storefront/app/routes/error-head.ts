import type { I18n } from "../i18n/i18n.ts";
import type { PlainKey } from "../i18n/messages/message-key.ts";
import type { Head } from "../model/page/head.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { noConnection } from "../routing/types.ts";

const titles: Readonly<Record<number, PlainKey>> = {
  404: "error.notFound.title",
  [noConnection]: "error.offline.title",
};

/** Title of the error screen. */
export function errorHead(status: number, { t }: I18n, shop: ShopView): Head {
  const title = t(titles[status] ?? "error.fatal.title");
  return { title: `${title} | ${shop.name}`, noIndex: true };
}
