import { expect, type Locator } from "@playwright/test";
import { dishes, type KnownDish } from "../known/dishes.ts";
import { pressAtRest } from "./at-rest.ts";
import type { Visit } from "./visit.ts";
import { roubles, words } from "./words.ts";

/** The menu's cards and the sheet of a dish. */
export type Menu = {
  readonly chips: Locator;
  /** The sheet of an opened dish. */
  readonly sheet: Locator;
  chip(name: string): Locator;
  section(name: string): Locator;
  /** The card of a dish; the first if several sections show it. */
  card(dish: KnownDish): Locator;
  add(dish: KnownDish): Promise<void>;
  openSheet(dish: KnownDish): Promise<void>;
  pickSize(size: KnownDish): Promise<void>;
  addSupplement(supplement: KnownDish): Promise<void>;
  /** Adds a Margherita to the cart from its sheet. */
  takePizza(size: KnownDish, extras?: readonly KnownDish[]): Promise<void>;
  /** The button of the sheet, with its quantity and price. */
  addFor(price: string): Locator;
};

export function menuOn({ page, language }: Visit): Menu {
  const say = words[language];
  const chips = page.getByRole("navigation", { name: say.sections });
  const sheet = page.getByRole("dialog");
  const card = (dish: KnownDish) =>
    page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: dish.name[language], exact: true }) })
      .first();
  const menu: Menu = {
    chips,
    sheet,
    chip: (name) => chips.getByRole("link", { name, exact: true }),
    section: (name) => page.getByRole("region", { name, exact: true }),
    card,
    add: (dish) => pressAtRest(card(dish).getByRole("button", { name: say.add(dish.name[language]) })),
    async openSheet(dish) {
      await card(dish).getByRole("link", { name: dish.name[language], exact: true }).click();
      await expect(sheet).toHaveAccessibleName(dish.name[language]);
    },
    async pickSize(size) {
      await sheet.locator("label").filter({ hasText: size.name[language] }).click();
      await expect(sheet.getByRole("radio", { name: size.name[language] })).toBeChecked();
    },
    async addSupplement(supplement) {
      await sheet.getByRole("button", { name: say.more(supplement.name[language]) }).click();
    },
    async takePizza(size, extras = []) {
      await menu.openSheet(dishes.margherita);
      await menu.pickSize(size);
      for (const extra of extras) await menu.addSupplement(extra);
      const price = extras.reduce((sum, extra) => sum + extra.price, size.price);
      await menu.addFor(roubles(price, language)).click();
      await expect(sheet).toBeHidden();
    },
    addFor: (price) => sheet.getByRole("button", { name: say.addFor(price), exact: true }),
  };
  return menu;
}
