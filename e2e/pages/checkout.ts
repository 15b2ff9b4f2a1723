import { expect, type Locator } from "@playwright/test";
import type { Visit } from "./visit.ts";
import { words } from "./words.ts";

/** Values to fill in. Omitted ones stay unchanged. */
export type CheckoutAnswers = {
  readonly name?: string;
  /** Pasted at once, as from a note. */
  readonly phone?: string;
  readonly email?: string;
  /** How often "one more set of cutlery" is pressed. */
  readonly morePeople?: number;
  readonly comment?: string;
  readonly payment?: string;
  readonly changeFrom?: string;
  readonly consent?: boolean;
};

/** The order form. */
export type Checkout = {
  readonly title: Locator;
  section(name: string): Locator;
  readonly phone: Locator;
  readonly submit: Locator;
  /** Opens the rows of a prefilled form. */
  unfold(): Promise<void>;
  fill(answers: CheckoutAnswers): Promise<void>;
  /** Chooses a later time: the first free slot from an hour on, like "19:00". Returns its text. */
  pickSlot(from: string): Promise<string>;
  /** Chooses a payment method and waits for the new quote. */
  pay(method: string): Promise<void>;
  choice(name: string | RegExp): Locator;
};

export function checkoutOn({ page, language }: Visit): Checkout {
  const say = words[language];
  const main = page.getByRole("main");
  const section = (name: string) => main.getByRole("region", { name, exact: true });
  const phone = main.getByLabel(say.phone);
  const choice = (name: string | RegExp) =>
    main.locator("label").filter({ has: page.getByRole("radio"), hasText: name });
  const agreement = main.getByRole("checkbox", { name: say.consent });
  const rows = main.getByRole("region").getByRole("button", { expanded: false });
  const unfold = async () => {
    await expect(checkout.submit).toBeVisible();
    const opening = rows.filter({ hasNotText: new RegExp(`^${say.where}`) });
    while ((await opening.count()) > 0) await opening.first().click();
  };
  const checkout: Checkout = {
    title: main.getByRole("heading", { level: 1, name: say.checkout }),
    section,
    phone,
    choice,
    submit: main.locator('button[type="submit"]'),
    unfold,
    async fill({ name, phone: number, email, morePeople = 0, comment, payment, changeFrom, consent }) {
      await unfold();
      if (name !== undefined) await main.getByLabel(say.name, { exact: true }).fill(name);
      if (number !== undefined) await paste(phone, number);
      if (email !== undefined) await main.getByLabel(say.email).fill(email);
      for (let count = 0; count < morePeople; count += 1)
        await main.getByRole("button", { name: say.more(say.people) }).click();
      if (comment !== undefined) await main.getByLabel(say.comment).fill(comment);
      if (payment !== undefined) await checkout.pay(payment);
      if (changeFrom !== undefined) await main.getByLabel(say.changeFrom).fill(changeFrom);
      if (consent && !(await agreement.isChecked()))
        await main.locator("label").filter({ hasText: say.consent }).locator("span").first().click();
    },
    async pickSlot(from) {
      await unfold();
      await choice(say.later).click();
      const slot = await slotOf(section(say.when), from, say);
      await slot.click();
      await expect(slot).toHaveAttribute("aria-pressed", "true");
      return (await slot.textContent())?.trim() ?? "";
    },
    async pay(method) {
      await unfold();
      // The answer to an earlier quote may arrive after the press.
      const asked = page.waitForRequest(/checkout\/quote/);
      await choice(method).click();
      await (await asked).response();
      await expect(main.getByRole("radio", { name: method })).toBeChecked();
    },
  };
  return checkout;
}

/** The chip of a time. A day of many slots shows one part of it at a time. */
async function slotOf(when: Locator, from: string, say: { readonly partOfDay: string; readonly time: string }) {
  const slot = when.getByRole("button", { name: new RegExp(`^${from}`) });
  await expect(when.getByRole("group", { name: say.time, exact: true })).toBeVisible();
  const parts = await when.getByRole("group", { name: say.partOfDay }).getByRole("button").all();
  for (const part of parts) if (!(await slot.isVisible())) await part.click();
  return slot;
}

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press("ControlOrMeta+A");
  await field.page().keyboard.insertText(text);
}
