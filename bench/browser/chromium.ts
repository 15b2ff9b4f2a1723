import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { requireChromium } from "../../scripts/setup/system.mjs";
import { endOf } from "../programs/child.ts";

/** The system's browser with its own profile. */
export interface Browser {
  readonly context: BrowserContext;
}

const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
/** The address bar's menus are pages that a desktop browser renders beside ours. */
const desktopMenus = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
/**
 * Lighthouse's own options, and no window frame: on two cores the tab's loading spinner takes a third of one, which no
 * phone spends on it.
 */
const unwatched = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith("--disable-features=") ? [flag, ...desktopMenus].join(",") : flag,
  ),
  ...["--headless=new", "--kiosk"],
];
/** Timeout for the browser to listen, milliseconds, and the polling interval. */
const listensWithin = 15_000;
const lookEvery = 25;

/**
 * Starts a browser as on a phone, with a new profile below `workspace`, and closes it after the work, even on failure.
 */
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

/** The same with a possibly used profile: the visitor's data remain, but no process does. */
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

/** The same without an attached client: the work gets the address of the browser's debugger. */
export async function withUnwatched<Result>(
  profile: string,
  work: (debuggerPort: number) => Promise<Result>,
): Promise<Result> {
  const portFile = join(profile, "DevToolsActivePort");
  await rm(portFile, { force: true });
  const own = [`--user-data-dir=${profile}`, "--remote-debugging-port=0", "--lang=ru-RU", "about:blank"];
  const browser = spawn(await requireChromium(), [...flags, ...unwatched, ...own], { stdio: "ignore" });
  try {
    return await work(await portIn(portFile));
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
