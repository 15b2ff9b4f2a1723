import { type Browser, chromium } from "@playwright/test";
import { type RunningShop, startShop } from "../../e2e/fixtures/server.ts";
import { WEDNESDAY_EVENING } from "../../e2e/known/times.ts";
import { shopperOn } from "../../e2e/pages/shopper.ts";
import { requireChromium } from "../setup/system.mjs";
import { type Frame, frames, takePicture } from "./picture.ts";
import { screens } from "./screens.ts";

// Every screen of an order, on a phone and on a desktop, light and dark.
const executablePath = await requireChromium();
const shop = await startShop({ testNow: WEDNESDAY_EVENING });
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--force-color-profile=srgb"] });
try {
  for (const frame of frames) await takeAll(browser, shop, frame);
} finally {
  await browser.close();
  await shop.stop();
}

async function takeAll(from: Browser, { url, keys }: RunningShop, frame: Frame): Promise<void> {
  const context = await from.newContext({
    baseURL: url,
    viewport: frame.viewport,
    deviceScaleFactor: frame.scale,
    isMobile: frame.isPhone,
    hasTouch: frame.isPhone,
    reducedMotion: "reduce",
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
  });
  await context.addCookies([{ name: "theme", value: frame.theme, url }]);
  const page = await context.newPage();
  const shopper = shopperOn({ page, language: "ru", isPhone: frame.isPhone });
  const operator = { request: context.request, keys: await keys(`screenshots-${frame.viewport.width}-${frame.theme}`) };
  for (const { name, show } of screens) {
    await show(shopper, operator);
    await takePicture(page, name, frame);
  }
  await context.close();
}
