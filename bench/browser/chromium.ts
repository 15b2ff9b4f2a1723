import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { requireChromium } from "../../scripts/setup/system.mjs";
import { endOf } from "../programs/child.ts";

/** The system's browser with a profile of its own. */
export interface Browser {
  readonly context: BrowserContext;
}

const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
/** The address bar's menus are pages of a desktop browser that are drawn beside ours. */
const desktopMenus = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
/**
 * As Lighthouse starts its browser, and without the frame of a window: on two cores a tab whose sign turns while it
 * loads takes a third of one, which no phone spends on it.
 */
const unwatched = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith("--disable-features=") ? [flag, ...desktopMenus].join(",") : flag,
  ),
  ...["--headless=new", "--kiosk"],
];
/** How long a browser may take to listen, milliseconds, and how often it is looked at. */
const listensWithin = 15_000;
const lookEvery = 25;

/** Starts a browser as a phone has it, its profile a new one below `workspace`, and closes it whatever becomes of the work. */
export async function withBrowser<Result>(
  workspace: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  return withProfile(await newProfile(workspace), work);
}

/** An empty profile below `workspace`. */
export function newProfile(workspace: string): Promise<string> {
  return mkdtemp(join(workspace, "profile-"));
}

/** The same with a profile that may have been used before: what the visitor keeps is there, and no process of that time. */
export async function withProfile<Result>(
  profile: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await requireChromium(),
    args: flags,
    locale: "ru-RU",
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  });
  try {
    return await work({ context });
  } finally {
    await context.close();
  }
}

/** The same with nobody attached: the work is told where the browser's debugger listens on this machine. */
export async function withUnwatched<Result>(
  profile: string,
  work: (debuggerPort: number) => Promise<Result>,
): Promise<Result> {
  const told = join(profile, "DevToolsActivePort");
  await rm(told, { force: true });
  const own = [`--user-data-dir=${profile}`, "--remote-debugging-port=0", "--lang=ru-RU", "about:blank"];
  const browser = spawn(await requireChromium(), [...flags, ...unwatched, ...own], { stdio: "ignore" });
  try {
    return await work(await portIn(told));
  } finally {
    await endOf(browser);
  }
}

async function portIn(file: string): Promise<number> {
  for (const end = Date.now() + listensWithin; Date.now() < end; await pause(lookEvery)) {
    const [port = ""] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port !== "") return Number(port);
  }
  throw new Error("the browser does not say where its debugger listens");
}
