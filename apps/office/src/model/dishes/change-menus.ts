import type { DishForm } from "./dish-form.ts";

/** The dish in or out of a branch's own menu. What is new there begins at the prices of the main menu. */
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
