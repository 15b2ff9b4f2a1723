import { useDiscounts } from "./cart-discounts-store.ts";
import { useCity } from "./city-store.ts";
import { useClosedTips } from "./closed-tips.ts";
import { useConsent } from "./consent-store.ts";
import { forgetCookie, type ReadableCookie } from "./cookies.ts";
import { forgetAsidePlace } from "./group-order/group-store.ts";
import { noteSwitched, useLanguageChoice, writeWidgetCookie } from "./language-choice.ts";
import { forgetLastOrder } from "./last-order.ts";
import { usePlace } from "./place-store.ts";
import { useSeenPopups, useVisit } from "./popup-stores.ts";
import { useSearches } from "./searches-store.ts";
import { useViewed } from "./viewed-store.ts";

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
