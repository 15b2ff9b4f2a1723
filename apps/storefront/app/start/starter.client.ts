import { settleTheme } from "../theme/system-theme.ts";
import { keepEarlyPresses, pageReady } from "./early-presses.ts";
import { firstSight } from "./first-sight.ts";

// The only inline script of the HTML; its element names the files to fetch: see ssr/document/document.ts.
const tag = document.currentScript;
if (tag) void start(document, tag.dataset);

/** Fetches the page's script and what it will ask for once the page has been seen; the other pictures come after it. */
async function start(
  page: Document,
  { script = "", modules = "", messages = "", manifest = "" }: DOMStringMap,
): Promise<void> {
  settleTheme(page);
  // After a press the script is more urgent than the pictures.
  const pressed = new Promise<void>((resolve) => keepEarlyPresses(page, resolve));
  await Promise.race([firstSight(page), pressed]);
  showPicturesLater(page);
  for (const href of modules.split(" ").filter(Boolean)) ahead(page, { rel: "modulepreload", href });
  ahead(page, { rel: "preload", as: "fetch", crossOrigin: "", href: messages });
  ahead(page, { rel: "manifest", href: manifest });
  await pageScript(script);
}

/** How long after a failure the page's script is asked for again, milliseconds. */
const pause = 3_000;

/** Fetches the page's script, as often as the line breaks. One that the server has, or no longer has, needs a new page. */
async function pageScript(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch (error) {
    console.error(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await fetch(script, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer === null || answer.status >= 500) return pageScript(script);
    const last = Number(sessionStorage.getItem("reloaded-at"));
    // Twice for the same reason would be a page that only reloads (CONST-5).
    if (Date.now() - last < 10_000) return;
    sessionStorage.setItem("reloaded-at", String(Date.now()));
    location.reload();
  }
}

/** When the page answers a finger, or is scrolled before that: decoding pictures takes the processor from both. */
function showPicturesLater(page: Document): void {
  const show = () => {
    page.documentElement.dataset["seen"] = "";
  };
  for (const reason of [pageReady, "scroll"]) page.addEventListener(reason, show, { once: true });
}

function ahead(page: Document, link: Partial<HTMLLinkElement>): void {
  page.head.append(Object.assign(page.createElement("link"), link));
}
