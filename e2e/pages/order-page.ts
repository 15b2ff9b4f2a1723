import { expect, type Locator } from "@playwright/test";
import type { Visit } from "./visit.ts";
import { type KitchenStatus, words } from "./words.ts";

/** The page of an order through its stages. */
export type OrderPage = {
  readonly headline: Locator;
  readonly story: Locator;
  /** Names of the shown stages, in order. */
  stages(): Promise<readonly string[]>;
  /** Waits for the page of an order that was just placed. Returns its number from the address. */
  appears(): Promise<number>;
  /** Waits until the page receives live updates. */
  isLive(): Promise<void>;
  /** The current stage on the page. */
  shows(status: KitchenStatus): Promise<void>;
  /** Fails if the page reloads during an action. */
  staysLoaded(happens: () => Promise<void>): Promise<void>;
  /** A row of facts, like the address or the time. */
  fact(name: string): Locator;
};

export function orderPageOn({ page, language }: Visit): OrderPage {
  const say = words[language];
  const main = page.getByRole("main");
  const story = main.getByRole("list", { name: say.story });
  return {
    headline: main.getByRole("heading", { level: 1 }),
    story,
    stages: async () => (await story.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n")[0] ?? ""),
    async appears() {
      await page.waitForURL(/\/order\/\d+\?key=/);
      return Number(/\/order\/(\d+)/.exec(page.url())?.[1]);
    },
    async isLive() {
      await expect(main.getByText(say.live)).toBeVisible();
    },
    async shows(status) {
      const carried: Readonly<Partial<Record<KitchenStatus, string>>> = say.carried;
      const label = new RegExp([say.stages[status], carried[status]].filter((text) => text !== undefined).join("|"));
      await expect(story.locator('[aria-current="step"]')).toContainText(label);
    },
    async staysLoaded(happens) {
      const loads: string[] = [];
      const note = () => loads.push(page.url());
      page.on("load", note);
      await happens();
      page.off("load", note);
      expect(loads, "loads of the page").toEqual([]);
    },
    fact: (name) =>
      main
        .locator("dl > div")
        .filter({ has: page.getByRole("term").filter({ hasText: name }) })
        .getByRole("definition"),
  };
}
