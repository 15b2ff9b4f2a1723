import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator } from "@playwright/test";
import { type AccountWords, accountWords } from "./account-words.ts";
import { buttonsWork } from "./shopper.ts";
import type { Visit } from "./visit.ts";

/** Signing in and the account's pages, as a shopper with a phone uses them. */
export type AccountPages = {
  readonly say: AccountWords;
  readonly dialog: Locator;
  /** Link to the account in the header. */
  readonly link: Locator;
  /** Opens the sign-in dialog. A device with orders or favorites shows those first. */
  askToSignIn(): Promise<void>;
  /** In the open dialog: the number, then the code from the message. */
  signIn(phone: string): Promise<void>;
  /** From any page: ends on the account's first page. */
  enter(phone: string): Promise<void>;
  /** Opens a page of the account by its address. */
  open(page: string): Promise<void>;
  /** The code of the last message to a number. */
  lastCode(phone: string): string;
  /** Contents of the page of points: the balance, and its entries with their changes. */
  points(): Promise<{ readonly balance: number; readonly changes: readonly number[] }>;
};

/** `codes` tells the last code, or is the folder with the outbox of a shop without a message provider. */
export function accountOn({ page, language }: Visit, codes: string | ((phone: string) => string)): AccountPages {
  const say = accountWords[language];
  const dialog = page.getByRole("dialog");
  const link = page.getByRole("banner").locator('a[href="/lk"]');
  const lastCode = typeof codes === "string" ? (phone: string) => codeInOutbox(codes, phone) : codes;
  const account: AccountPages = {
    say,
    dialog,
    link,
    lastCode,
    async askToSignIn() {
      await link.click();
      const own = page.getByRole("dialog", { name: say.mine });
      const phoneField = dialog.getByLabel(say.phone);
      await expect(own.or(phoneField)).toBeVisible();
      if (await own.isVisible()) await own.getByRole("button", { name: say.signIn }).click();
      await expect(phoneField).toBeVisible();
    },
    async signIn(phone) {
      await dialog.getByLabel(say.phone).fill(phone);
      await dialog.getByRole("button", { name: say.getCode }).click();
      const field = dialog.getByLabel(say.code, { exact: true });
      await expect(field).toBeVisible();
      await field.fill(lastCode(phone));
      await expect(dialog).toBeHidden();
    },
    async enter(phone) {
      await account.askToSignIn();
      await account.signIn(phone);
      await page.waitForURL(/\/lk$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
    },
    async open(path) {
      await page.goto(`/lk/${path}`);
      await buttonsWork(page);
    },
    async points() {
      const main = page.getByRole("main");
      const shown = main.getByText(/^\d[\d\s,]*$/).first();
      const balance = numberIn((await shown.textContent()) ?? "");
      const lines = await main.getByRole("region", { name: say.history }).getByRole("listitem").allInnerTexts();
      return { balance, changes: lines.map((line) => numberIn(/[+−]\d(?:[^\S\n]|[\d,])*/.exec(line)?.[0] ?? "")) };
    },
  };
  return account;
}

/** The code of the last message to a number, in the outbox of a shop without a message provider. */
export function codeInOutbox(dataDir: string, phone: string): string {
  const lines = readFileSync(join(dataDir, "outbox/messages.jsonl"), "utf8").trim().split("\n");
  const messages = lines.map((line): { readonly to: string; readonly text: string } => JSON.parse(line));
  return /\d{6}/.exec(messages.findLast(({ to }) => to === phone)?.text ?? "")?.[0] ?? "";
}

function numberIn(text: string): number {
  return Number(text.replace(/[^\d−-]/g, "").replace("−", "-"));
}
