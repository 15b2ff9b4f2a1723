import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Browser as Windows } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { BROWSER_FLAGS, DESKTOP_MENUS } from "../../scripts/setup/browser-flags.mjs";
import { requireChromium } from "../../scripts/setup/system.mjs";
import { endOf } from "../programs/child.ts";

/** The system's browser with its own profile. */
export interface Browser {
  readonly context: BrowserContext;
}

/** Lighthouse's own options. */
const unwatched = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith("--disable-features=") ? [flag, ...DESKTOP_MENUS].join(",") : flag,
  ),
  "--headless=new",
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

/** The same with an existing profile: it keeps the visitor's data, but no process. */
export function withProfile<Result>(profile: string, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  return launched(profile, [], work);
}

/** The same with a debugger's port, so that the work can press controls on pages that another program opens. */
export function withDebugged<Result>(
  profile: string,
  work: (browser: Browser & { readonly debuggerPort: number }) => Promise<Result>,
): Promise<Result> {
  return launched(profile, ["--remote-debugging-port=0"], async (browser) =>
    work({ ...browser, debuggerPort: await portIn(join(profile, "DevToolsActivePort")) }),
  );
}

async function launched<Result>(
  profile: string,
  more: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await requireChromium(),
    args: [...BROWSER_FLAGS, ...more],
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

/** A browser whose windows have separate contexts, like tablets. Closed after the work, even on failure. */
export async function withWindows<Result>(work: (browser: Windows) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: BROWSER_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
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
  const browser = spawn(await requireChromium(), [...BROWSER_FLAGS, ...unwatched, ...own], { stdio: "ignore" });
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
