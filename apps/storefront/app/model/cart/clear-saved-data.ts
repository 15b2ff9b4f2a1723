import { forgetCookie, type ReadableCookie } from "../../platform/storage/cookies.ts";
import { useViewed } from "../catalog/viewed-store.ts";
import { useSeenPopups, useVisit } from "../content/popup-stores.ts";
import { forgetAsidePlace } from "../group-order/group-store.ts";
import { noteSwitched, useLanguageChoice, writeWidgetCookie } from "../language/language-choice.ts";
import { useClosedTips } from "../orders/closed-tips.ts";
import { useConsent } from "../outside/consent-store.ts";
import { useCity } from "../place/city-store.ts";
import { usePlace } from "../place/place-store.ts";
import { useSearches } from "../search/searches-store.ts";
import { useDiscounts } from "./cart-discounts-store.ts";
import { forgetLastOrder } from "./last-order.ts";

const cookies: readonly ReadableCookie[] = ["lang", "theme", "location", "page_type"];

/**
 * Puts back to their beginning the delivery type, place and last address, promo settings, popups, closed offers of a tip,
 * city, language, theme, page type, consent, and what was looked at, searched for and ordered last (STATE-7). Cart,
 * favourites, the account, and the device's orders and tables stay (decisions 051 and 063). Only in the browser; the page
 * is to be loaded anew afterwards.
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
  for (const cookie of cookies) forgetCookie(cookie);
}
