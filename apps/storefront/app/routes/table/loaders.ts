import type { LoadedRoute } from "../../model/page/route-table.ts";
import { loader as lk } from "../../page-data/account/lk.loader.ts";
import { loader as lkBonuses } from "../../page-data/account/lk-bonuses.loader.ts";
import { loader as lkFavorite } from "../../page-data/account/lk-favorite.loader.ts";
import { loader as lkGame } from "../../page-data/account/lk-game.loader.ts";
import { loader as lkInfo } from "../../page-data/account/lk-info.loader.ts";
import { loader as lkNotifications } from "../../page-data/account/lk-notifications.loader.ts";
import { loader as lkOrders } from "../../page-data/account/lk-orders.loader.ts";
import { loader as lkPreferences } from "../../page-data/account/lk-preferences.loader.ts";
import { loader as lkPromocodes } from "../../page-data/account/lk-promocodes.loader.ts";
import { loader as lkReferals } from "../../page-data/account/lk-referals.loader.ts";
import { loader as booking } from "../../page-data/bookings/booking.loader.ts";
import { loader as catalogCustom } from "../../page-data/catalog/catalog-custom.loader.ts";
import { loader as catalogTiles } from "../../page-data/catalog/catalog-tiles.loader.ts";
import { loader as category } from "../../page-data/catalog/category.loader.ts";
import { loader as dishMarks } from "../../page-data/catalog/dish-marks.loader.ts";
import { loader as dishes } from "../../page-data/catalog/dishes.loader.ts";
import { loader as goalDishes } from "../../page-data/catalog/goal-dishes.loader.ts";
import { loader as home } from "../../page-data/catalog/home.loader.ts";
import { loader as lastChoice } from "../../page-data/catalog/last-choice.loader.ts";
import { loader as product } from "../../page-data/catalog/product.loader.ts";
import { loader as search } from "../../page-data/catalog/search.loader.ts";
import { loader as secondPass } from "../../page-data/catalog/second-pass.loader.ts";
import { loader as seoData } from "../../page-data/catalog/seo-data.loader.ts";
import { loader as sheet } from "../../page-data/catalog/sheet.loader.ts";
import { loader as similarDishes } from "../../page-data/catalog/similar-dishes.loader.ts";
import { loader as blog } from "../../page-data/content/blog.loader.ts";
import { loader as blogPost } from "../../page-data/content/blog-post.loader.ts";
import { loader as brand } from "../../page-data/content/brand.loader.ts";
import { loader as brands } from "../../page-data/content/brands.loader.ts";
import { loader as contacts } from "../../page-data/content/contacts.loader.ts";
import { loader as gallery } from "../../page-data/content/gallery.loader.ts";
import { loader as information } from "../../page-data/content/information.loader.ts";
import {
  pageLoader as informationPage,
  postLoader as informationPost,
} from "../../page-data/content/information-article.loader.ts";
import { loader as page } from "../../page-data/content/page.loader.ts";
import { loader as popups } from "../../page-data/content/popups.loader.ts";
import { loader as couponInfo } from "../../page-data/coupons/coupon-info.loader.ts";
import { loader as giftOptions } from "../../page-data/coupons/gift-options.loader.ts";
import { loader as promoCodes } from "../../page-data/coupons/promocodes.loader.ts";
import { loader as groupOrder } from "../../page-data/group-order/group-order.loader.ts";
import { loader as wheel } from "../../page-data/loyalty/wheel.loader.ts";
import { loader as liveOrders } from "../../page-data/orders/live-orders.loader.ts";
import { loader as orderId } from "../../page-data/orders/order-id.loader.ts";
import { loader as placeOptions } from "../../page-data/place/place-options.loader.ts";
import { type Loader, routeNotFound } from "../../page-data/request/loader.ts";
import { loader as root } from "../../page-data/shop/root.loader.ts";

/** Loader of every route that loads data. Server code: the import law keeps this file out of the browser's bundle. */
export const loaders: Readonly<Record<LoadedRoute, Loader<unknown>>> = {
  root,
  sheet,
  home,
  menu: category,
  "menu-product": product,
  "categories-menu": category,
  "categories-menu-product": product,
  categories: category,
  "categories-product": product,
  "catalog-menu": category,
  "catalog-custom": catalogCustom,
  "catalog-tiles": catalogTiles,
  "categories-custom": catalogCustom,
  "categories-tiles": catalogTiles,
  gallery,
  "seo-data": seoData,
  contacts,
  blog,
  "blog-post": blogPost,
  brands,
  brand,
  promocodes: promoCodes,
  information,
  "information-page": informationPage,
  "information-post": informationPost,
  lk,
  "lk-info": lkInfo,
  "lk-game": lkGame,
  "lk-orders": lkOrders,
  "lk-bonuses": lkBonuses,
  "lk-favorite": lkFavorite,
  "lk-referals": lkReferals,
  "lk-promocodes": lkPromocodes,
  "lk-preferences": lkPreferences,
  "lk-notifications": lkNotifications,
  "lk-unknown": () => {
    throw routeNotFound();
  },
  wheel,
  search,
  dishes,
  "similar-dishes": similarDishes,
  "dish-marks": dishMarks,
  "order-id": orderId,
  booking,
  "group-order": groupOrder,
  "place-options": placeOptions,
  "gift-options": giftOptions,
  "last-choice": lastChoice,
  "goal-dishes": goalDishes,
  popups,
  "second-pass": secondPass,
  "coupon-info": couponInfo,
  "live-orders": liveOrders,
  page,
  "not-found": () => {
    throw routeNotFound();
  },
};
