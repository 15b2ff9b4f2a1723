import { createApiClient, type LanguageCode, requireValue } from "@skatert/contract";
import { type Coupon, publicCoupons as openTo, type TimeZone } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import type { ShopView } from "../../model/shop/shop.ts";
import type { SsrDeps } from "../request/deps.ts";
import { pathTo } from "../request/named-path.ts";

/**
 * The coupons of a guest (COUP-13). The call sends no session, and the rule also filters a remote host's
 * answer, so no individual coupon can reach the shared page. Throws if the call fails.
 */
export async function publicCoupons(
  { api }: { readonly api: SsrDeps["fetchApi"] },
  timeZone: TimeZone,
  language: LanguageCode,
): Promise<readonly Coupon[]> {
  const { coupons } = createApiClient({ fetch: api, baseUrl: "", language });
  return openTo(requireValue(await coupons.publicCoupons(timeZone)), null);
}

/**
 * The shop's footer with a link to the page of public coupons, unless the shop's menus have one (ROLE-1). The
 * phone menu takes the link from there. The header has only the shop's own links, because its room is
 * limited.
 */
export function withPromoCodesLink(shop: ShopView, { t }: Pick<I18n, "t">): ShopView {
  const link = { title: t("promocodes.everybodys"), url: pathTo("promocodes") };
  const known = [...shop.menu, ...shop.footerMenu.flatMap((group) => [...group.links, { url: group.url }])];
  if (known.some(({ url }) => url === link.url)) return shop;
  const [first, ...others] = shop.footerMenu;
  const group = first ? { ...first, links: [...first.links, link] } : { title: link.title, url: link.url, links: [] };
  return { ...shop, footerMenu: [group, ...others] };
}
