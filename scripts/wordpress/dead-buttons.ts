import type { Page, Request } from "@playwright/test";
import { buttonsWork } from "../../e2e/pages/shopper.ts";

/** Buttons that end the session or the account; the walk signs out by itself. */
const skipped = /^(?:Выйти|Удалить аккаунт)/;
/** What a guest reads when a call failed. */
const failure = /не удалось|не получилось|нет связи|не открылась|попроб(?:уйте|овать)|повторить/i;

/**
 * Presses every button of each page's main part, each on a page loaded anew. Returns, one line each, the buttons after
 * which nothing changes, the pages that show a failure, and the presses that end in one.
 */
export async function deadButtons(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const calls = callsOf(page);
  const dead: string[] = [];
  for (const path of paths) {
    const opened = await open(page, path, calls);
    if (opened !== null) dead.push(`${path}: ${opened}`);
    if (opened !== null) continue;
    const count = await buttonsOf(page).count();
    for (let index = 0; index < count; index += 1) {
      if (index > 0) await open(page, path, calls);
      const fault = await press(page, index, calls);
      if (fault !== null) dead.push(`${path}: ${fault}`);
    }
  }
  return dead;
}

/** The calls of the current document. */
interface Calls {
  forget(): void;
  /** Waits until each is answered; returns those that are not after ten seconds. */
  unanswered(): Promise<readonly string[]>;
}

function callsOf(page: Page): Calls {
  let pending = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") pending.add(request);
  });
  page.on("response", (answer) => pending.delete(answer.request()));
  page.on("requestfailed", (request) => pending.delete(request));
  return {
    forget() {
      pending = new Set();
    },
    async unanswered() {
      const limit = performance.now() + 10_000;
      while (pending.size > 0 && performance.now() < limit) await page.waitForTimeout(20);
      return [...pending].map((request) => `${request.method()} ${request.url()}`);
    },
  };
}

/** Null: the page is there and whole. */
async function open(page: Page, path: string, calls: Calls): Promise<string | null> {
  calls.forget();
  const answer = await page.goto(path);
  if (answer?.status() !== 200) return `answers ${answer?.status()}`;
  await buttonsWork(page);
  await calls.unanswered();
  return (await showsFailure(page)) ? "shows a failure" : null;
}

/** Entries of long lists are alike, so only the first one's buttons are pressed. */
function buttonsOf(page: Page) {
  return page.locator("main button:enabled:visible:not(:is(article, li):nth-child(n+2) *)");
}

async function press(page: Page, index: number, calls: Calls): Promise<string | null> {
  const button = buttonsOf(page).nth(index);
  if ((await button.count()) === 0) return null;
  const name = (await button.getAttribute("aria-label")) ?? (await button.textContent()) ?? "";
  if (skipped.test(name)) return null;
  await page.evaluate(() => {
    const observer = new MutationObserver(() => document.documentElement.setAttribute("data-changed", ""));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await button.click();
  try {
    const hasChanged = () => document.documentElement.dataset["changed"] !== undefined;
    await page.waitForFunction(hasChanged, null, { timeout: 5_000 });
  } catch {
    return `"${name}" does nothing`;
  }
  const open = await calls.unanswered();
  if (open.length > 0) return `"${name}" waits for ${open.join(", ")}`;
  return (await showsFailure(page)) ? `"${name}" ends in a failure` : null;
}

async function showsFailure(page: Page): Promise<boolean> {
  const told = await page.locator("main h1, main button, dialog[open], [role=alert], [role=status]").allInnerTexts();
  return told.some((text) => failure.test(text));
}
