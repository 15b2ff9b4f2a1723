import { type ReadableCookie, removeCookie } from "../../platform/storage/cookies.ts";
import { useDiscounts } from "../cart/cart-discounts-store.ts";
import { forgetLastOrder } from "../cart/last-order.ts";
import { useViewed } from "../catalog/viewed-store.ts";
import { useSeenPopups, useVisit } from "../content/popup-stores.ts";
import { forgetAsidePlace } from "../group-order/group-store.ts";
import { noteSwitched, useLanguageChoice, writeWidgetCookie } from "../language/language-choice.ts";
import { useClosedTips } from "../orders/closed-tips.ts";
import { useConsent } from "../outside/consent-store.ts";
import { useCity } from "../place/city-store.ts";
import { usePlace } from "../place/place-store.ts";
import { useSearches } from "../search/searches-store.ts";

const cookies: readonly ReadableCookie[] = ["lang", "theme", "location", "page_type"];

/**
 * Resets delivery type, place and last address, promo settings, popups, closed tip offers, city, language,
 * theme, page type, consent, viewed dishes, searches and the last order (STATE-7). Keeps cart, favorites,
 * account, and the device's orders and bookings (decisions 051 and 063). Only in the browser; the caller
 * reloads the page.
 */
export function clearSavedData(): void {
  usePlace.setState(usePlace.getInitialState(), true);
  forgetAsidePlace();
  useDiscounts.getState().adoptPolicy(useDiscounts.getInitialState().policy);
  useSeenPopups.getState().forget();
  useVisit.getState().forget();
  useClosedTips.getState().forget();
  useCity.getState().forget();
  useConsent.getState().forget();
  useViewed.getState().clear();
  useSearches.getState().clear();
  forgetLastOrder();
  useLanguageChoice.getState().forget();
  noteSwitched(false);
  writeWidgetCookie(null);
  for (const cookie of cookies) removeCookie(cookie);
}
