import type { I18n } from "../i18n/i18n.ts";
import type { Head } from "../state/head.ts";
import type { ShopView } from "../state/shop.ts";

/** Title of the screen that is shown instead of a page. */
export function errorHead(status: number, { t }: I18n, shop: ShopView): Head {
  const title = status === 404 ? t("error.notFound.title") : t("error.fatal.title");
  return { title: `${title} | ${shop.name}`, noIndex: true };
}
