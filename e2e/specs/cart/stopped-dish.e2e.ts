import type { APIRequestContext } from "@playwright/test";
import { OFFICE_PATHS, officeBranchPath, StopSchema } from "@skatert/contract";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";
import { type Shopper, shopperOn } from "../../pages/shopper.ts";

// The walk uses the office's calls, which only the backend serves.
test.use({ testNow: WEDNESDAY_EVENING, apart: false });

const cook = { login: "stopping", password: "correct horse battery" } as const;
const { sobornaya } = points;
const dish = dishes.fondant;
const until = "2026-11-18T18:30:00+03:00";

/** The calls that a tablet of the restaurant sends. */
async function staffOf(request: APIRequestContext, origin: string) {
  const signedIn = await request.post(OFFICE_PATHS.session, { data: cook, headers: { origin } });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const done = async (sent: ReturnType<APIRequestContext["post"]>) => {
    const answer = await sent;
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const headers = { origin };
  return {
    stop: async (data: object) => StopSchema.parse(await done(request.post(OFFICE_PATHS.stops, { data, headers }))),
    resume: (id: number) => done(request.delete(`${OFFICE_PATHS.stops}/${id}`, { headers })),
    put: (part: "pace" | "pause", data: object) =>
      done(request.put(officeBranchPath(sobornaya.warehouseId, part), { data, headers })),
  };
}

async function atTheDesserts({ open, place }: Shopper): Promise<void> {
  await open("/menu/deserty");
  await place.open();
  await place.collectAt(sobornaya.name.ru);
}

test("STOP-2 STOP-3 a dish in a guest's cart is stopped, then the branch is busy and paused", {
  tag: "@desktop",
}, async ({ shopper, page, browser, shop, request }) => {
  await shop.staff(
    ["create", "--name", "Олег", "--role", "owner", "--login", cook.login, "--password-stdin"],
    cook.password,
  );
  const staff = await staffOf(request, new URL(shop.backendUrl).origin);
  await atTheDesserts(shopper);
  const otherPage = await browser.newPage({ baseURL: shop.url });
  const other = shopperOn({ page: otherPage, language: "ru", isPhone: false });
  await atTheDesserts(other);
  await shopper.menu.add(dish);
  await expect(shopper.cart.line(dish)).not.toContainText("Снова в продаже");

  const target = { kind: "product", id: dish.id };
  const stopped = await staff.stop({ branch_id: sobornaya.warehouseId, target, until: new Date(until).toISOString() });
  await expect(shopper.cart.line(dish)).toContainText("Снова в продаже с 18:30");
  await expect(other.menu.card(dish)).toContainText("Снова в продаже с 18:30");
  await expect(other.menu.card(dish).getByRole("button", { name: "Добавить в корзину" })).toHaveCount(0);
  await expect(other.menu.card(dish).getByRole("link")).toHaveCSS("text-decoration-line", "line-through");

  await test.step("the dish is available after the guest chooses the time when it is back on sale", async () => {
    await shopper.cart.line(dish).getByRole("button", { name: /18:30/ }).click();
    await expect(shopper.cart.line(dish)).not.toContainText("Снова в продаже");
    await expect(shopper.menu.card(dish)).not.toContainText("Снова в продаже");
  });

  await test.step("a resumed dish is back on sale for another guest", async () => {
    await staff.resume(stopped.id);
    await expect(other.menu.card(dish)).not.toContainText("Снова в продаже");
  });

  await test.step("a busy branch shows a longer time, and a paused one shows when the pause ends", async () => {
    const header = page.getByRole("button", { name: /Самовывоз.*\sмин/ });
    const usual = Number(/\d+(?=\sмин)/.exec((await header.textContent()) ?? "")?.[0]);
    await staff.put("pace", { extra_minutes: 20, express: false, until: null });
    await expect(header).toContainText(`${usual + 20} мин`);
    await staff.put("pause", { message: "Нет света", until: "2026-11-18T20:00:00.000Z" });
    await expect(shopper.cart.box).toContainText("Нет света. Не принимаем заказы до 23:00");
  });
  await otherPage.close();
});
