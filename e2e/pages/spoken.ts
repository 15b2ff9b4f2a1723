import { expect, type Page } from "@playwright/test";
import type { LanguageCode } from "@skatert/contract";
import { languageDictionary } from "../../apps/storefront/app/i18n/dictionary/language-dictionary.ts";
import { createI18n, type I18n } from "../../apps/storefront/app/i18n/i18n.ts";
import { buttonsWork } from "./shopper.ts";
import type { Language } from "./words.ts";

type Named = { readonly name: Readonly<Record<Language, string>> };

/**
 * Languages of the walks in which a shop without its own texts shows the Russian ones instead of the English ones
 * (decision 050).
 */
const readsRussian: readonly LanguageCode[] = ["ru", "be", "kk", "tt"];

/** A shopper on a phone who uses the interface's texts. The menu is in English or in Russian. */
export type Speaker = Pick<I18n, "t" | "formatPrice"> & {
  open(path: string): Promise<void>;
  /** Chooses a pickup point. */
  collectAt(point: Named): Promise<void>;
  add(dish: Named): Promise<void>;
  openCart(count: number): Promise<void>;
};

export function speakerOn(page: Page, language: LanguageCode): Speaker {
  const i18n = createI18n({ language, currency: "₽", dictionary: languageDictionary(language) });
  const { t, formatPrice } = i18n;
  const named = ({ name }: Named) => name[readsRussian.includes(language) ? "ru" : "en"];
  return {
    t,
    formatPrice,
    async open(path) {
      await page.context().addCookies([{ name: "lang", value: language, domain: "127.0.0.1", path: "/" }]);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await buttonsWork(page);
    },
    async collectAt(point) {
      await page
        .getByRole("banner")
        .getByRole("button", { name: t("place.where") })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("tab", { name: t("place.pickup") }).click();
      await dialog
        .locator("label")
        .filter({ hasText: named(point) })
        .first()
        .click();
      await dialog.getByRole("button", { name: t("place.takeHere") }).click();
      await expect(dialog).toBeHidden();
    },
    async add(dish) {
      await page.getByRole("button", { name: t("dish.addNamed", { name: named(dish) }), exact: true }).click();
    },
    async openCart(count) {
      await page.getByRole("button", { name: t("cart.open", { count }) }).click();
      await expect(page.getByRole("dialog", { name: t("cart.title"), exact: true })).toBeVisible();
    },
  };
}

/** Visible and announced texts of the page, text by text. */
export function saidOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, noscript")) texts.push(node.textContent ?? "");
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
    return texts.filter((text) => text.trim() !== "");
  });
}
