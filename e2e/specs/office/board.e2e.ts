import type { APIRequestContext, Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { byCallOf, type CalledOrder } from "../../fixtures/by-call.ts";
import { expect, OFFICE_WINDOWS, OWNER, officeViolations, test } from "../../fixtures/office.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_EVENING, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const branch = 503;
const order: CalledOrder = {
  lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
  warehouse: branch,
  pickup: points.embankment.id,
};

/** What the page asked the browser to sound: state of the audio context, tones begun and not silenced. */
type Heard = { readonly state: string; readonly tones: number; readonly silenced: number };

test("BOARD-3 BOARD-4 BOARD-8 an order rings on the tablet until one press confirms it; the guest reads the promise", {
  tag: "@desktop",
}, async ({ page, door, browser, request, shop }) => {
  const byCall = byCallOf(request);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await listenTo(page);
  await page.clock.install({ time: WEDNESDAY_EVENING });
  await enrolledTablet(page.request, shop.url);
  await page.goto("/office/");
  await door.signIn();
  await page.getByRole("button", { name: "Начать смену и проверить звук" }).click();
  await expect.poll(() => heard(page)).toMatchObject({ state: "running", tones: 6 });
  await expect(page.getByRole("heading", { name: "Так будет выглядеть заказ" })).toBeVisible();

  const guest = await browser.newPage({ baseURL: shop.url });
  const placed = await byCall.orderAddress(order);
  let second = "";
  await guest.goto(placed);
  const card = page.getByRole("article").filter({ hasText: dishes.borscht.name.ru });

  await test.step("it rings", async () => {
    await expect(card).toBeVisible();
    await expect(card.getByText("Ждёт ответа")).toBeVisible();
    expect(await heard(page)).toMatchObject({ state: "running" });
    expect((await heard(page)).tones).toBeGreaterThan(6);
  });

  await test.step("one press confirms it, and silence", async () => {
    const confirm = card.getByRole("button", { name: /^В работу к / });
    const time = /\d\d:\d\d/.exec((await confirm.textContent()) ?? "")?.[0] ?? "no time";
    await confirm.click();
    const { tones, silenced } = await heard(page);
    expect(silenced, "every tone of the order's bell").toBe(tones - 6);
    await expect(guest.getByRole("main")).toContainText(time);
    await expect(card.getByRole("button", { name: "Начать готовить" })).toBeVisible();
  });

  await test.step("ten minutes without a connection", async () => {
    await page.context().setOffline(true);
    await card.getByRole("button", { name: "Начать готовить" }).click();
    await expect(card.getByRole("button", { name: "Готов", exact: true })).toBeVisible();
    await page.clock.fastForward("10:00");
    await expect(page.getByText(/Нет связи.*1 действие отправится/)).toBeVisible();
    second = await byCall.orderAddress({ ...order, key: crypto.randomUUID() });
    await page.context().setOffline(false);
    await page.clock.runFor(5000);
    await expect(page.getByText("Нет связи")).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(guest.getByRole("main").locator('[aria-current="step"]')).toContainText("Готов");
  });

  await test.step("a refusal says what goes back, and the guest reads the reason", async () => {
    await guest.goto(second);
    const fresh = page.getByRole("article").filter({ hasText: "Ждёт ответа" });
    await fresh.getByRole("button", { name: "Отказать…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Закончились продукты" }).check();
    await dialog.getByLabel("Добавить от себя").fill("Борщ будет завтра");
    await expect(dialog.getByText("Гость ничего не платил: возвращать нечего.")).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Отказать", exact: true }).click();
    await expect(fresh).toBeHidden();
    await expect(guest.getByRole("main")).toContainText("Борщ будет завтра");
    expect(await officeViolations(page)).toEqual([]);
  });
  await guest.close();
});

/** Enrols the browser as a tablet of the branch, by calls; that ends the session in which the code was made. */
async function enrolledTablet(request: APIRequestContext, origin: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers: { origin, "idempotency-key": crypto.randomUUID() } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { login, password } = OWNER;
  await post(OFFICE_PATHS.session, { login, password });
  const { code } = await post(OFFICE_PATHS.deviceCodes, { branch_id: branch });
  await post(OFFICE_PATHS.enrolment, { code, name: "Планшет на кухне" });
}

async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { contexts: [] as AudioContext[], tones: 0, silenced: 0 };
    Object.assign(window, { seen });
    const { start, stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      seen.tones += 1;
      if (this.context instanceof AudioContext && !seen.contexts.includes(this.context))
        seen.contexts.push(this.context);
      return start.call(this, when);
    };
    OscillatorNode.prototype.stop = function (when) {
      if (when === undefined) seen.silenced += 1;
      return stop.call(this, when);
    };
  });
}

async function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const { contexts, tones, silenced } = (
      window as unknown as { seen: { contexts: AudioContext[]; tones: number; silenced: number } }
    ).seen;
    return { state: contexts[0]?.state ?? "none", tones, silenced };
  });
}
