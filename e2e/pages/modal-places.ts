import { expect, type Locator } from "@playwright/test";
import { dishes } from "../known/dishes.ts";
import { points } from "../known/places.ts";
import type { Shopper } from "./shopper.ts";

/** A modal of the Russian shop, and the steps to open it. */
export type ModalPlace = {
  /** Its name in MODAL-1. */
  readonly modal: string;
  /** Accessible name of its dialog. */
  readonly title: string | RegExp;
  readonly address: string;
  /** Steps of the shopper before the press. */
  readonly before?: (shopper: Shopper) => Promise<void>;
  /** The pressed control. */
  readonly opener: (shopper: Shopper) => Locator;
  /** Whether the control is closer to the end of the page, or of its dialog, than to the start. */
  readonly fromEnd?: true;
  /** Only on a screen of this kind. */
  readonly only?: "phone" | "desktop";
};

const button = ({ page }: Shopper, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** One dish for pickup on Sobornaya, with the cart open. */
function withCart(dish: (typeof dishes)["mash" | "rollSet"]) {
  return async ({ place, menu, cart }: Shopper): Promise<void> => {
    await place.open();
    await place.collectAt(points.sobornaya.name.ru);
    await menu.add(dish);
    await cart.open();
  };
}

async function inSettings({ page }: Shopper): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Настройки" }).click();
  await expect(page.getByRole("dialog", { name: "Настройки" })).toBeVisible();
}

/** One row per modal of MODAL-1 that the shopper can open. */
export const modalPlaces: readonly ModalPlace[] = [
  {
    modal: "auth",
    title: "Вход",
    address: "/contacts",
    opener: ({ page }) => page.getByRole("banner").locator('a[href="/lk"]'),
  },
  {
    modal: "settings",
    title: "Настройки",
    address: "/contacts",
    opener: ({ page }) => page.getByRole("contentinfo").getByRole("button", { name: "Настройки" }),
    fromEnd: true,
  },
  {
    modal: "city-acceptance",
    title: "Ваш город Тихоград?",
    address: "/contacts",
    before: inSettings,
    opener: (shopper) => button(shopper, "Выберите город"),
  },
  {
    modal: "accept of a clearing",
    title: "Очистить сохранённое?",
    address: "/contacts",
    before: inSettings,
    opener: (shopper) => button(shopper, "Очистить"),
  },
  {
    modal: "layout choosing",
    title: "Выберите вид сайта",
    address: "/contacts",
    opener: (shopper) => button(shopper, "Вид сайта"),
    fromEnd: true,
  },
  {
    modal: "receipt (address)",
    title: "Куда доставить?",
    address: "/contacts",
    opener: ({ place }) => place.line,
  },
  {
    modal: "delivery type",
    title: "Откуда заберёте?",
    address: "/order",
    before: async (shopper) => {
      await shopper.open("/menu/garniry");
      await withCart(dishes.mash)(shopper);
      await shopper.cart.checkoutLink.click();
      await expect(shopper.checkout.submit).toBeVisible();
    },
    opener: ({ page }) => page.getByRole("main").getByRole("button", { name: "Изменить: Самовывоз" }).first(),
  },
  {
    modal: "booking",
    title: "Бронь стола",
    address: "/contacts",
    opener: ({ page }) => page.getByRole("main").getByRole("button", { name: "Забронировать стол" }),
  },
  {
    modal: "sending a request",
    title: "Перезвоним вам",
    address: "/contacts",
    opener: ({ page }) => page.getByRole("main").getByRole("button", { name: "Перезвоните мне" }),
  },
  {
    modal: "categories",
    title: "Всё меню",
    address: "/menu/picca",
    opener: (shopper) => button(shopper, "Всё меню"),
  },
  {
    modal: "filters",
    title: "Фильтры",
    address: "/menu/picca",
    opener: ({ page }) => page.getByRole("button", { name: /^Фильтры/ }),
  },
  {
    modal: "product detail",
    title: dishes.margherita.name.ru,
    address: "/menu/picca/na-tomatnom-souse",
    opener: ({ menu }) => menu.card(dishes.margherita).getByRole("link"),
  },
  {
    modal: "image carousel",
    title: /./,
    address: "/gallery",
    opener: ({ page }) => page.getByRole("main").getByRole("button").first(),
  },
  {
    modal: "accept",
    title: "Очистить корзину?",
    address: "/menu/garniry",
    before: withCart(dishes.mash),
    opener: ({ cart }) => cart.box.getByRole("button", { name: "Очистить", exact: true }),
    fromEnd: true,
  },
  {
    modal: "coupon info",
    title: "Сам заберу",
    address: "/menu/garniry",
    before: withCart(dishes.mash),
    opener: ({ cart }) => cart.box.getByRole("button", { name: /самовывоз по будням/ }),
    fromEnd: true,
  },
  {
    modal: "promo code choice",
    title: /подарок/,
    address: "/menu/nabory",
    before: withCart(dishes.rollSet),
    opener: ({ cart }) => cart.box.getByRole("button", { name: "Выбрать", exact: true }),
    fromEnd: true,
  },
  {
    modal: "cart",
    title: "Корзина",
    address: "/menu/garniry",
    before: async (shopper) => {
      await withCart(dishes.mash)(shopper);
      await shopper.cart.close();
    },
    opener: ({ cart }) => cart.bar,
    fromEnd: true,
    only: "phone",
  },
  {
    modal: "mobile (burger) menu",
    title: "Скатерть",
    address: "/contacts",
    opener: (shopper) => button(shopper, "Открыть меню"),
    only: "phone",
  },
];
