import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DeviceCodeSchema, OFFICE_PATHS } from "@skatert/contract";
import { byCallOf, type CalledOrder } from "../../e2e/fixtures/by-call.ts";
import { officeText } from "../../e2e/fixtures/office.ts";
import type { RunningShop } from "../../e2e/fixtures/server.ts";
import { dishes } from "../../e2e/known/dishes.ts";
import { addresses, points } from "../../e2e/known/places.ts";
import { contextOf, signIn, visitOffice } from "./office-visit.ts";
import { type Frame, takePicture } from "./picture.ts";

// The pictures of docs/board.md: from the owner's sign-in to the first orders on the board.
const tablet: Frame = { viewport: { width: 1280, height: 800 }, scale: 1, isPhone: false, theme: "dark" };
const phone: Frame = { viewport: { width: 390, height: 844 }, scale: 2, isPhone: true, theme: "dark" };

const orders: readonly CalledOrder[] = [
  { lines: [{ product_id: dishes.borscht.id, quantity: 2 }], warehouse: 501, to: addresses.centre.point },
  { lines: [{ product_id: dishes.burger.id, quantity: 1 }], warehouse: 501, pickup: points.sobornaya.id },
  { lines: [{ product_id: dishes.fondant.id, quantity: 3 }], warehouse: 501, pickup: points.sobornaya.id },
];

await visitOffice(takeAll);

async function takeAll(from: Browser, { url }: RunningShop): Promise<void> {
  const context = await contextOf(from, url, tablet);
  const page = await context.newPage();
  await signIn(page, "dark");
  await page.goto("/office/devices");
  await page.getByRole("button", { name: officeText("ru", "devices.enrol"), exact: true }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await takePicture(page, "office-enrol", tablet);
  await enrol(context);
  await signIn(page, "dark");
  const start = page.getByRole("button", { name: officeText("ru", "shift.start") });
  await start.waitFor();
  await takePicture(page, "office-shift", tablet);
  await start.click();
  await page.getByRole("button", { name: officeText("ru", "board.example.practise") }).waitFor();
  const byCall = byCallOf(context.request);
  for (const order of orders) await byCall.places(order);
  await confirmFirst(page);
  await takePicture(page, "office-board", tablet);
  await page.goto("/office/stops");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await takePicture(page, "office-stops", tablet);
  const state = await context.storageState();
  await context.close();
  const pocket = await contextOf(from, url, phone, state);
  const small = await pocket.newPage();
  await small.goto("/office/");
  await small.getByRole("button", { name: officeText("ru", "shift.start") }).click();
  await small.getByRole("article").first().waitFor();
  await takePicture(small, "office-board", phone);
  await pocket.close();
}

/** Enrols the tablet in the first branch, so that its orders require a confirmation. This ends the owner's session. */
async function enrol({ request }: BrowserContext): Promise<void> {
  const headers = () => ({ "idempotency-key": crypto.randomUUID() });
  const code = await request.post(OFFICE_PATHS.deviceCodes, { headers: headers(), data: { branch_id: 501 } });
  const data = { code: DeviceCodeSchema.parse(await code.json()).code, name: "Планшет на кухне" };
  await request.post(OFFICE_PATHS.enrolment, { headers: headers(), data });
}

/** Two orders are answered, and one of them is cooking; the third still rings. */
async function confirmFirst(page: Page): Promise<void> {
  const cards = page.getByRole("article");
  await cards.nth(orders.length - 1).waitFor();
  const confirm = page.getByRole("button", { name: /^В работу/ });
  for (let left = orders.length; left > 1; left -= 1) {
    await confirm.first().click();
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll("button")].filter((b) => b.textContent?.startsWith("В работу")).length < count,
      left,
    );
  }
}
