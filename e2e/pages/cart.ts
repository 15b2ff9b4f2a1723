import { expect, type Locator } from "@playwright/test";
import type { KnownDish } from "../known/dishes.ts";
import type { Visit } from "./visit.ts";
import { words } from "./words.ts";

/** The cart: beside the page on a desktop, behind the bar at the bottom on a phone. */
export type Cart = {
  /** Element with the cart's content while it is open. */
  readonly box: Locator;
  readonly lines: Locator;
  readonly total: Locator;
  /** The checkout button, which shows the total. */
  readonly checkoutLink: Locator;
  /** The button with the sum at the bottom of a phone. */
  readonly bar: Locator;
  /** On a phone presses the bar; on a desktop the cart is always open. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** The line of a dish. `choice` distinguishes two lines of the same dish. */
  line(dish: KnownDish, choice?: string): Locator;
  more(dish: KnownDish): Promise<void>;
  fewer(dish: KnownDish): Promise<void>;
  /** Amount of a step of the price, as displayed. */
  amount(step: string): Locator;
  /** The steps in roubles by name, without the total. */
  steps(): Promise<ReadonlyMap<string, number>>;
  totalInRoubles(): Promise<number>;
  clear(): Promise<void>;
};

/** Element with the cart's content while it is open. */
export function cartBox({ page, language, isPhone }: Visit): Locator {
  const name = words[language].cart;
  return isPhone
    ? page.getByRole("dialog", { name, exact: true })
    : page.getByRole("complementary").getByRole("region", { name, exact: true });
}

export function cartOn({ page, language, isPhone }: Visit): Cart {
  const say = words[language];
  const box = cartBox({ page, language, isPhone });
  const bar = page.getByRole("button", { name: new RegExp(`^${say.cart}, \\d`) });
  const lines = box.getByRole("list").first().locator("> li");
  const amount = (step: string) =>
    box
      .locator("dl > div")
      .filter({ has: page.getByRole("term").filter({ hasText: step }) })
      .getByRole("definition");
  const total = amount(say.total);

  const line = (dish: KnownDish, choice?: string) => {
    const named = lines.filter({ has: page.getByRole("link", { name: dish.name[language], exact: true }) });
    return choice === undefined ? named : named.filter({ hasText: choice });
  };
  return {
    box,
    lines,
    total,
    bar,
    checkoutLink: box.getByRole("link", { name: new RegExp(`^${say.checkoutFor("").trim()}`) }),
    async open() {
      if (isPhone) await bar.click();
      await expect(box).toBeVisible();
    },
    async close() {
      if (isPhone) await closes(box.getByRole("button", { name: say.close, exact: true }));
    },
    line,
    async more(dish) {
      await line(dish)
        .getByRole("button", { name: say.more(dish.name[language]) })
        .click();
    },
    async fewer(dish) {
      await line(dish)
        .getByRole("button", { name: say.fewer(dish.name[language]) })
        .click();
    },
    amount,
    steps: () => stepsIn(box, say.total),
    totalInRoubles: async () => inRoubles(await total.textContent()),
    async clear() {
      await box.getByRole("button", { name: say.clear, exact: true }).click();
      await closes(page.getByRole("dialog").getByRole("button", { name: say.clearCart, exact: true }));
    },
  };
}

/** Presses a button that closes its dialog. Closing goes back in the history, which would abort the next load. */
async function closes(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toBeHidden();
}

/** The steps are read at once, because an answer of the shop may add one meanwhile. */
async function stepsIn(box: Locator, total: string): Promise<ReadonlyMap<string, number>> {
  const rows = await box
    .locator("dl > div")
    .evaluateAll((each) =>
      each.map((row) => [row.querySelector("dt")?.textContent ?? "", row.querySelector("dd")?.textContent] as const),
    );
  return new Map(rows.map(([name, text]) => [name, inRoubles(text)] as const).filter(([name]) => name !== total));
}

/** "−1 234,50 ₽" and "−₽1,234.50" as a number. Words such as "free" are 0. */
function inRoubles(text: string | null | undefined): number {
  const [digits] = /\d[\d\s.,]*/.exec(text ?? "") ?? [];
  if (digits === undefined) return 0;
  const isDecimal = /[.,]\d\d$/.test(digits.trim());
  const whole = Number(digits.replace(/\D/g, ""));
  const sign = /^\s*[-−]/.test(text ?? "") ? -1 : 1;
  return sign * (isDecimal ? whole / 100 : whole);
}
