import { test as base, expect } from "../../fixtures/walk.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";
import { buttonsWork } from "../../pages/shopper.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: [/status of 404/] });

test(
  "ROUTE-10 a link to the wheel leads a guest through signing in to a turn, and shows no other user's wheel (ROLE-3)",
  { tag: ["@phone", "@core"] },
  async ({ shopper, account, page }, { project }) => {
    const main = page.getByRole("main");
    await shopper.open("/wheel/?user_id=9001");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Колесо удачи");
    await main.getByRole("button", { name: "Войти" }).click();
    await account.signIn(`+7912000780${project.name.length % 10}`);
    await expect(page).toHaveURL(/\/wheel\/$/);
    await main.getByRole("button", { name: account.say.spin }).click();
    await expect(main.getByRole("status").filter({ hasText: account.say.prize })).toBeVisible();
    await expect(main.getByText(account.say.noSpinsLeft)).toBeVisible();

    const { data } = await (await page.request.get("/wp-json/system/users")).json();
    await page.goto(`/wheel/?user_id=${data.data.ID}`);
    await buttonsWork(page);
    await expect(main.getByRole("img", { name: /Колесо удачи/ })).toBeVisible();
    await expect(main.getByText(account.say.noSpinsLeft)).toBeVisible();
    await expect(main.getByText("Попытки закончились"), "said once").toHaveCount(0);
    for (const id of ["9001", "nobody"]) {
      const answer = await page.goto(`/wheel/?user_id=${id}`);
      expect([id, answer?.status()]).toEqual([id, 404]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.say.notFound);
    }
  },
);
