import { expect, type Page, type TestInfo } from "@playwright/test";
import { shopperOn } from "../shopper.ts";
import { boardOn } from "./board.ts";
import { listenTo } from "./ear.ts";
import { guideOn } from "./guide.ts";
import { type HumanPace, paceOf } from "./human-pace.ts";
import { officeText } from "./words.ts";

const limitSeconds = 600;
const owner = { name: "Ольга", login: "olga", password: "correct horse battery" };
const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);

export type FirstMenu = {
  readonly page: Page;
  /** A guest's window. */
  readonly guest: Page;
  /** The output of `npm start`. */
  readonly printed: string;
  /** Fills the guide's step with the dishes. */
  readonly fillMenu: (page: Page, pace: HumanPace) => Promise<void>;
  /** The resulting number of dishes, and the dish that a guest orders. */
  readonly count: number;
  readonly ordered: string;
  readonly info: TestInfo;
};

/** Walks from the output of `npm start` to the first order of a guest, at a person's pace (OFFICE-6). */
export async function walkFirstMenu({
  page,
  guest,
  printed,
  fillMenu,
  count,
  ordered,
  info,
}: FirstMenu): Promise<void> {
  const pace = paceOf();
  const guide = guideOn(page);
  const board = boardOn(page, "ru");
  const next = page.getByRole("button", { name: text("guide.next"), exact: true });
  const ear = await listenTo(page);
  await page.goto(/once, within 24 hours: \S+(\/office\/welcome#\S+)/.exec(printed)?.[1] ?? "no link");
  await pace.type(page.getByRole("textbox", { name: text("welcome.name") }), owner.name);
  await pace.type(page.getByRole("textbox", { name: text("signIn.login") }), owner.login);
  await pace.type(page.getByLabel(text("signIn.password"), { exact: true }), owner.password);
  await pace.pressAndRead(page.getByRole("button", { name: text("welcome.submit") }));

  await pace.type(guide.field("guide.name"), "Очаг");
  await pace.type(guide.field("guide.phone"), "+7 343 200-00-01");
  await pace.pressAndRead(next);
  await pace.type(guide.field("guide.city"), "Москва");
  await pace.type(guide.field("guide.address"), "Тверская, 1");
  await pace.paste(guide.field("guide.coordinates"), "55.7577, 37.6111");
  await expect(page.getByRole("img", { name: text("guide.map.place") })).toBeVisible();
  for (const step of ["zone", "hours", "payment", "dishes"] as const) {
    await pace.pressAndRead(next);
    await expect(guide.heading(`guide.step.${step}.title`)).toBeVisible();
  }
  await fillMenu(page, pace);
  await expect(page.getByRole("textbox", { name: `Название, строка ${count}`, exact: true })).not.toHaveValue("");
  await pace.pressAndRead(next);
  await pace.press(page.getByRole("checkbox", { name: text("guide.opening.sure") }));
  await pace.pressAndRead(page.getByRole("button", { name: text("guide.opening.open") }));
  await expect(guide.heading("guide.opened.title")).toBeVisible();
  await pace.press(page.getByRole("button", { name: text("guide.task.tablet.this") }));
  await pace.type(page.getByLabel(text("signIn.login")), owner.login);
  await pace.type(page.getByLabel(text("signIn.password"), { exact: true }), owner.password);
  await pace.press(page.getByRole("button", { name: text("signIn.submit"), exact: true }));
  await pace.press(page.getByRole("link", { name: text("toBoard") }).last());
  await pace.press(board.button("shift.start"));
  await ear.settles();

  await orderAsGuest(guest, pace, ordered);
  await expect(board.card(ordered)).toBeVisible();
  await ear.hears("new");
  info.annotations.push({ type: "a person's time", description: `${Math.round(pace.seconds())} s` });
  expect(pace.seconds()).toBeLessThanOrEqual(limitSeconds);
}

/** A pickup order on the guest's own phone. */
async function orderAsGuest(page: Page, pace: HumanPace, ordered: string): Promise<void> {
  const guest = shopperOn({ page, language: "ru", isPhone: true });
  await guest.open("/");
  await expect(page.getByRole("banner")).toContainText("Очаг");
  await guest.place.open();
  await guest.place.collectAt("Тверская, 1");
  await guest.menu.add({ id: 0, name: { ru: ordered, en: ordered }, price: 0 });
  await guest.cart.open();
  await pace.press(guest.cart.checkoutLink);
  await guest.checkout.fill({ name: "Рита", phone: "+7 912 000-61-20", payment: "Наличными", consent: true });
  await pace.press(guest.checkout.submit);
  await guest.order.appears();
}
