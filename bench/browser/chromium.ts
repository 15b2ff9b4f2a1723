import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { requireChromium } from "../../scripts/setup/system.mjs";

/** The system's browser with a profile of its own. */
export interface Browser {
  readonly context: BrowserContext;
  /** Where its debugger listens on this machine. */
  readonly port: number;
}

const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--remote-debugging-port=0"];

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
    return await work({ context, port: await debuggerPort(profile) });
  } finally {
    await context.close();
  }
}

async function debuggerPort(profile: string): Promise<number> {
  const [port = ""] = (await readFile(join(profile, "DevToolsActivePort"), "utf8")).split("\n");
  return Number(port);
}
