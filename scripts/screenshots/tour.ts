import { expect, type Page } from "@playwright/test";
import { OFFICE_PATHS } from "@skatert/contract";
import { officeText } from "../../e2e/fixtures/office.ts";
import { points } from "../../e2e/known/places.ts";
import { type Evening, eveningIn, signIn } from "./evening.ts";
import { courierOf, guestSeesTheStop, guestWaits, veraOrders } from "./guest-pictures.ts";
import { earlier } from "./guests.ts";
import { enrol, type Kitchen, kitchenBy } from "./kitchen.ts";
import { bookTables, dayBefore, ownerEdits } from "./owner-pictures.ts";
import { frames, takePicture } from "./picture.ts";

// The pictures of README, docs/tour.md, docs/board.md and docs/shop-office.md, in both languages: an evening of the demo
// restaurant.
for (const language of ["ru", "en"] as const) await eveningIn(language, takeAll);

async function takeAll(evening: Evening): Promise<void> {
  const { language } = evening;
  await dayBefore(evening);
  await evening.passesTo("2026-11-18T17:52");
  const tablet = await firstStart(evening);
  const kitchen = kitchenBy(tablet.request, evening.url, language);
  await rush(evening, kitchen);
  const vera = await veraOrders(evening);
  await showBoard(evening, tablet);
  await takePicture(tablet, language, "board");
  await boardOnPhone(evening);
  await kitchen.confirms(vera.order, "2026-11-18T19:05");
  await evening.passesTo("2026-11-18T18:47");
  await kitchen.moves(vera.order, "ready");
  await courierOf(evening, kitchen);
  await evening.passesTo("2026-11-18T18:51");
  await kitchen.moves(vera.order, "on-the-way");
  await guestWaits(evening, vera);
  await stops(evening, tablet, kitchen);
  await guestSeesTheStop(evening, vera);
  await bookTables(evening, tablet, kitchen);
  await ownerEdits(evening);
}

/** From the owner's sign-in to the tablet's first shift. */
async function firstStart(evening: Evening): Promise<Page> {
  const { language, url } = evening;
  const text = textIn(evening);
  const tablet = await evening.window(frames.tablet, "dark");
  await signIn(tablet, language);
  // At an address of this machine alone the office shows no QR code.
  await tablet.route(`**${OFFICE_PATHS.deviceCodes}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(url, "https://skatert.example") });
  });
  await tablet.goto("/office/devices");
  await tablet.getByRole("button", { name: text("devices.enrol"), exact: true }).click();
  await tablet.getByRole("dialog").getByRole("img").waitFor();
  await takePicture(tablet, language, "enrol");
  await enrol(tablet, url, points.sobornaya.warehouseId, language === "ru" ? "Планшет на кухне" : "Kitchen tablet");
  await signIn(tablet, language);
  await tablet.getByRole("button", { name: text("shift.start") }).waitFor();
  await takePicture(tablet, language, "shift");
  return tablet;
}

/** The orders before the guest of the tour. */
async function rush(evening: Evening, kitchen: Kitchen): Promise<void> {
  const kirill = await kitchen.gets(earlier.kirill);
  await kitchen.confirms(kirill, "2026-11-18T18:40");
  await evening.passesTo("2026-11-18T18:05");
  const marina = await kitchen.gets(earlier.marina);
  await kitchen.confirms(marina, "2026-11-18T18:30");
  const timur = await kitchen.gets(earlier.timur);
  await kitchen.confirms(timur, "2026-11-18T18:50");
  await evening.passesTo("2026-11-18T18:19");
  await kitchen.moves(kirill, "ready");
  await kitchen.moves(kirill, "on-the-way");
  await kitchen.moves(marina, "ready");
  const nina = await kitchen.gets(earlier.nina);
  await kitchen.confirms(nina, "2026-11-18T19:00");
  await evening.passesTo("2026-11-18T18:24");
}

/** Opens the board and starts the shift, if the reload ended it. */
async function showBoard(evening: Evening, page: Page): Promise<void> {
  const start = page.getByRole("button", { name: textIn(evening)("shift.start") });
  const cards = page.getByRole("article");
  await page.goto("/office/");
  await start.or(cards.first()).first().waitFor();
  if (await start.isVisible()) await start.click();
  await cards.first().waitFor();
  // The button waits for the loads of the next hours.
  const loads = page.getByRole("button", { name: new RegExp(`^${textIn(evening)("board.slots")}`) });
  await expect(loads).toBeEnabled();
}

async function boardOnPhone(evening: Evening): Promise<void> {
  const pocket = await evening.window(frames.phone, "dark");
  await signIn(pocket, evening.language);
  await showBoard(evening, pocket);
  await takePicture(pocket, evening.language, "board-phone");
}

/** Two dishes are stopped. */
async function stops(evening: Evening, tablet: Page, kitchen: Kitchen): Promise<void> {
  const branch = { branch_id: points.sobornaya.warehouseId };
  const say = (ru: string, en: string) => (evening.language === "ru" ? ru : en);
  const stop = (id: number, until: string, reason: string) =>
    kitchen.posts(OFFICE_PATHS.stops, { ...branch, target: { kind: "product", id }, until, reason });
  await stop(105101, "2026-11-18T17:00:00.000Z", say("Варим новый", "The next pot is cooking"));
  await stop(109102, "business-day", say("Мясо привезут завтра", "The meat comes tomorrow"));
  await tablet.goto("/office/stops");
  await tablet.getByRole("heading", { level: 1 }).waitFor();
  await takePicture(tablet, evening.language, "stops");
}

function textIn({ language }: Evening) {
  return (key: Parameters<typeof officeText>[1]) => officeText(language, key);
}
