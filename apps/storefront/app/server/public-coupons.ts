import { createApiClient, type LanguageCode, requireValue } from "@skatert/contract";
import { type Coupon, publicCoupons as openTo, type TimeZone } from "@skatert/domain";
import type { I18n } from "../i18n/i18n.ts";
import type { ShopView } from "../state/shop.ts";
import type { SsrDeps } from "./deps.ts";

export const promoCodesPath = "/promocodes";

/**
 * The coupons of a guest (COUP-13). The call carries no session, and the rule is applied once more to what a host answers, so
 * no individual coupon can reach the shared page. Throws when the shop refuses.
 */
export async function publicCoupons(
  { api }: { readonly api: SsrDeps["fetchApi"] },
  timeZone: TimeZone,
  language: LanguageCode,
): Promise<readonly Coupon[]> {
  const { coupons } = createApiClient({ fetch: api, baseUrl: "", language });
  return openTo(requireValue(await coupons.publicCoupons(timeZone)), null);
}

/** The shop's menus with a link to the page of public coupons, unless the shop's own menus have one (ROLE-1). */
export function withPromoCodesLink(shop: ShopView, { t }: Pick<I18n, "t">): ShopView {
  const link = { title: t("promocodes.everybodys"), url: promoCodesPath };
  const known = [...shop.menu, ...shop.footerMenu.flatMap((group) => [...group.links, { url: group.url }])];
  if (known.some(({ url }) => url === promoCodesPath)) return shop;
  const [first, ...others] = shop.footerMenu;
  const group = first ? { ...first, links: [...first.links, link] } : { title: link.title, url: link.url, links: [] };
  return { ...shop, menu: [...shop.menu, link], footerMenu: [group, ...others] };
}
