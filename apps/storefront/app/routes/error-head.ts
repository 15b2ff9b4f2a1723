import type { I18n } from "../i18n/i18n.ts";
import type { Head } from "../model/shop/head.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { noConnection } from "../routing/types.ts";

/** Title of the error screen. A fault has that of a missing page (SCREEN-1). */
export function errorHead(status: number, { t }: I18n, shop: ShopView): Head {
  const title = t(status === noConnection ? "error.offline.title" : "error.notFound.title");
  return { title: `${title} | ${shop.name}`, noIndex: true };
}
