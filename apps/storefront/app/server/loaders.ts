import { loader as blog } from "../routes/blog.loader.ts";
import { loader as blogPost } from "../routes/blog-post.loader.ts";
import { loader as booking } from "../routes/booking.loader.ts";
import { loader as brand } from "../routes/brand.loader.ts";
import { loader as brands } from "../routes/brands.loader.ts";
import { loader as catalogCustom } from "../routes/catalog-custom.loader.ts";
import { loader as catalogTiles } from "../routes/catalog-tiles.loader.ts";
import { loader as category } from "../routes/category.loader.ts";
import { loader as contacts } from "../routes/contacts.loader.ts";
import { loader as couponInfo } from "../routes/coupon-info.loader.ts";
import { loader as dishMarks } from "../routes/dish-marks.loader.ts";
import { loader as dishes } from "../routes/dishes.loader.ts";
import { loader as gallery } from "../routes/gallery.loader.ts";
import { loader as giftOptions } from "../routes/gift-options.loader.ts";
import { loader as goalDishes } from "../routes/goal-dishes.loader.ts";
import { loader as groupOrder } from "../routes/group-order.loader.ts";
import { loader as home } from "../routes/home.loader.ts";
import { loader as information } from "../routes/information.loader.ts";
import { pageLoader as informationPage, postLoader as informationPost } from "../routes/information-article.loader.ts";
import { loader as liveOrders } from "../routes/live-orders.loader.ts";
import { loader as lk } from "../routes/lk.loader.ts";
import { loader as lkBonuses } from "../routes/lk-bonuses.loader.ts";
import { loader as lkFavorite } from "../routes/lk-favorite.loader.ts";
import { loader as lkGame } from "../routes/lk-game.loader.ts";
import { loader as lkInfo } from "../routes/lk-info.loader.ts";
import { loader as lkNotifications } from "../routes/lk-notifications.loader.ts";
import { loader as lkOrders } from "../routes/lk-orders.loader.ts";
import { loader as lkPreferences } from "../routes/lk-preferences.loader.ts";
import { loader as lkPromocodes } from "../routes/lk-promocodes.loader.ts";
import { loader as lkReferals } from "../routes/lk-referals.loader.ts";
import { loader as orderId } from "../routes/order-id.loader.ts";
import { loader as page } from "../routes/page.loader.ts";
import { loader as placeOptions } from "../routes/place-options.loader.ts";
import { loader as popups } from "../routes/popups.loader.ts";
import { loader as product } from "../routes/product.loader.ts";
import { loader as promoCodes } from "../routes/promocodes.loader.ts";
import { loader as root } from "../routes/root.loader.ts";
import { loader as search } from "../routes/search.loader.ts";
import { loader as secondPass } from "../routes/second-pass.loader.ts";
import { loader as seoData } from "../routes/seo-data.loader.ts";
import { loader as sheet } from "../routes/sheet.loader.ts";
import { loader as similarDishes } from "../routes/similar-dishes.loader.ts";
import { loader as wheel } from "../routes/wheel.loader.ts";
import { type Loader, routeNotFound } from "./loader.ts";

/** Route id → its loader. Imported by the server's bundle alone. */
export const loaders: Readonly<Record<string, Loader<unknown>>> = {
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
