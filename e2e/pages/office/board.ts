import { expect, type Locator, type Page } from "@playwright/test";
import { type OfficeKey, type OfficeLanguage, officeText } from "./words.ts";

/** The order board, in the terms of its staff. */
export type OfficeBoard = {
  /** The card of the order with this number, or with this dish in it. */
  card(text: string): Locator;
  /** Presses a button of a card, of a dialog or of the page by the key of its text. */
  press(key: OfficeKey, within?: Locator): Promise<void>;
  button(key: OfficeKey, within?: Locator): Locator;
  /** Presses the button that confirms an order, and returns its time at that moment, because it follows the clock. */
  confirm(card: Locator): Promise<string>;
  startShift(): Promise<void>;
  /** Reports of actions that arrived too late, or that another person did first. */
  readonly reports: Locator;
  dialog(key: OfficeKey): Locator;
  /** Opens another page of the office without a reload. */
  goTo(key: OfficeKey): Promise<void>;
};

export function boardOn(page: Page, language: OfficeLanguage): OfficeBoard {
  const text = (key: OfficeKey) => officeText(language, key);
  const named = (key: OfficeKey) => asPattern(text(key));
  const button = (key: OfficeKey, within?: Locator) => (within ?? page).getByRole("button", { name: named(key) });
  return {
    card: (words) => page.getByRole("article").filter({ hasText: words }),
    button,
    press: (key, within) => button(key, within).click(),
    async confirm(card) {
      const confirm = button("board.action.confirm", card);
      const pressed = confirm.evaluate(
        (element) =>
          new Promise<string>((resolve) => {
            const tell = () => resolve(element.textContent ?? "");
            element.addEventListener("pointerdown", tell, { capture: true, once: true });
          }),
      );
      await confirm.click();
      return /\d\d:\d\d/.exec(await pressed)?.[0] ?? "no time";
    },
    reports: page.getByRole("region", { name: text("board.report.title") }),
    dialog: (key) => page.getByRole("dialog", { name: named(key) }),
    async startShift() {
      await button("shift.start").click();
      await expect(button("shift.start")).toBeHidden();
    },
    async goTo(key) {
      await page
        .getByRole("navigation", { name: text("nav.label") })
        .getByRole("link", { name: text(key) })
        .click();
    },
  };
}

/** A pattern for a text with placeholders: "Confirm for {time}" matches every time. */
function asPattern(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
