import { type Browser, expect, type Page } from "@playwright/test";
import { type Shopper, shopperOn } from "./shopper.ts";

export const groupTitle = "Заказать вместе";
/** The bar's script loads when the page is idle, which takes long on a busy machine. */
export const patient = { timeout: 45_000 };

/** Opens the cart's dialog of the group order and enters the host's name. Returns the link for the others. */
export async function opensGroup({ page, cart }: Shopper, name: string): Promise<string> {
  await cart.open();
  await cart.box.getByRole("button", { name: groupTitle }).click();
  const dialog = page.getByRole("dialog", { name: groupTitle });
  await dialog.getByLabel("Ваше имя").fill(name);
  await dialog.getByRole("button", { name: "Получить ссылку" }).click();
  const link = dialog.getByText(/\/together\/[\w-]{22}$/);
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? "";
}

/** A friend on a phone of their own opens the link and joins. */
export async function joins(browser: Browser, link: string, name: string): Promise<Shopper> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ru-RU" });
  const friend = shopperOn({ page: await context.newPage(), language: "ru", isPhone: true });
  await friend.open(link);
  await expect(friend.page.getByRole("heading", { level: 1 })).toHaveText("Анна приглашает заказать вместе");
  await friend.page.getByLabel("Ваше имя").fill(name);
  await friend.page.getByRole("button", { name: "Добавить свои блюда" }).click();
  await expect(bar(friend.page)).toBeVisible(patient);
  return friend;
}

/** The bar of the group order on a page. */
export const bar = (page: Page) => page.getByRole("region", { name: groupTitle, exact: true });
/** The host's dialog with the people and their dishes. */
export const hostDialog = (page: Page) => page.getByRole("dialog", { name: groupTitle });
export const person = (page: Page, name: string) => hostDialog(page).getByRole("listitem").filter({ hasText: name });
