import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { freePort } from "../../e2e/fixtures/free-port.ts";
import { doorOf, OWNER } from "../../e2e/fixtures/office.ts";
import { type RunningShop, startShop } from "../../e2e/fixtures/server.ts";
import type { Language } from "../../e2e/pages/words.ts";
import { requireChromiumLanguages } from "../setup/system.mjs";
import type { Frame } from "./picture.ts";

/** Browsers write dates as their system does. */
const locales = { ru: "ru-RU", en: "en-GB" } as const;

/** The demo restaurant whose day passes between the pictures. */
export type Evening = {
  readonly language: Language;
  readonly url: string;
  /** The process of the present time. */
  shop(): RunningShop;
  /** Restarts the shop and sets the windows' clocks. @param time such as `2026-11-18T18:40` in the shop's zone */
  passesTo(time: string): Promise<void>;
  /** A new window with separate storage. */
  window(frame: Frame, theme: "light" | "dark"): Promise<Page>;
};

/** Runs the visit in a new demo shop; stops shop and browser afterwards. */
export async function eveningIn(language: Language, visit: (evening: Evening) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "skatert-screenshots-"));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await requireChromiumLanguages(),
    args: ["--no-sandbox", "--force-color-profile=srgb", `--lang=${locales[language]}`],
    env: { ...process.env, LANGUAGE: locales[language] },
  });
  const windows = new Set<BrowserContext>();
  let now = "";
  let running: RunningShop | null = null;
  const shop = () => {
    if (running === null) throw new Error("the shop is not open yet");
    return running;
  };
  try {
    await visit({
      language,
      url: `http://127.0.0.1:${port}`,
      shop,
      async passesTo(time) {
        now = `${time}:00+03:00`;
        await running?.stop();
        running = await startShop({ testNow: now, dataDir, apart: false, environment: { PORT: String(port) } });
        for (const each of windows) await each.clock.setSystemTime(new Date(now));
      },
      async window({ viewport, scale, isPhone }, theme) {
        const context = await browser.newContext({
          baseURL: shop().url,
          viewport,
          deviceScaleFactor: scale,
          isMobile: isPhone,
          hasTouch: isPhone,
          reducedMotion: "reduce",
          serviceWorkers: "block",
          locale: locales[language],
          timezoneId: "Europe/Moscow",
        });
        await context.addCookies([{ name: "lang", value: language, url: shop().url }]);
        await context.clock.install({ time: new Date(now) });
        await context.addInitScript((chosen) => localStorage.setItem("office-theme", chosen), theme);
        windows.add(context);
        context.on("close", () => windows.delete(context));
        return context.newPage();
      },
    });
  } finally {
    await browser.close();
    await shop().stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Signs the owner in at the office; ends on its first page. */
export async function signIn(page: Page, language: Language): Promise<void> {
  await page.goto("/office/");
  const door = doorOf(page, language);
  await door.signIn();
  await door.title.waitFor({ state: "detached" });
}

/** Creates the owner, with a name in the language of the pictures. */
export async function createOwner({ shop, language }: Evening): Promise<void> {
  const { login, password } = OWNER;
  const name = { ru: OWNER.name, en: "Anna Petrova" }[language];
  await shop().staff(["create", "--name", name, "--role", "owner", "--login", login, "--password-stdin"], password);
}
