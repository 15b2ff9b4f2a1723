import type { DishForm } from "./dish-form.ts";

/** Adds a dish to a branch's own menu or removes it. A new dish starts with the main menu's prices. */
export function withMenu(form: DishForm, at: number, hasDish: boolean): Pick<DishForm, "menus" | "sizes"> {
  const prices = <Prices extends { readonly price: string; readonly regular: string }>(
    own: Prices,
    main: { readonly price: string; readonly regular: string },
  ): Prices => (hasDish && own.price === "" ? { ...own, price: main.price, regular: main.regular } : own);
  return {
    menus: form.menus.map((menu, index) => (index === at ? prices({ ...menu, hasDish }, form) : menu)),
    sizes: form.sizes.map((size) => ({
      ...size,
      menus: size.menus.map((menu, index) => (index === at ? prices(menu, size) : menu)),
    })),
  };
}
