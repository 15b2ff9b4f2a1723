import type { ShopSettings, WirePhoneMenu } from "@skatert/contract";
import { fulfilmentOf, legalLinks, type ShopRules } from "@skatert/domain";

/** What an order by telephone chooses from in a branch, but for its dishes (PHONE-1). */
export function phoneMenu(rules: ShopRules, settings: ShopSettings, maxPercent: number): WirePhoneMenu {
  const methods = settings.shippingMethods.filter(({ type }) => fulfilmentOf(type) !== "lounge");
  return {
    methods: [...new Set(methods.map(({ type }) => type))],
    places: methods
      .flatMap(({ pickupLocations }) => pickupLocations)
      .filter((point) => point.warehouseId === rules.warehouseId)
      .map(({ id, name }) => ({ id, name })),
    languages: settings.languages.map(({ code, name }) => ({ code, name })),
    documents: legalLinks(settings.menu.footer.flatMap(({ items }) => items)).map(({ title }) => title),
    discount_limit_percent: maxPercent,
    has_points: rules.bonusRules.active,
  };
}
