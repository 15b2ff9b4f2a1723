import { settleTheme } from "../theme/system-theme.ts";
import { pageReady, recordEarlyPresses } from "./early-presses.ts";
import { firstSight, isComplete } from "./first-sight.ts";

// The only inline script of the HTML. Its element lists the files to fetch, see ssr/document/document.ts.
const tag = document.currentScript;
if (tag) void start(document, tag.dataset);

/** Fetches the page's script and its next requests once the page is painted; the other pictures follow. */
async function start(
  page: Document,
  { script = "", modules = "", messages = "", manifest = "" }: DOMStringMap,
): Promise<void> {
  settleTheme(page);
  // After a press the script has priority over the pictures.
  const pressed = new Promise<void>((resolve) => recordEarlyPresses(page, resolve));
  await Promise.race([firstSight(page), pressed]);
  showPicturesLater(page);
  for (const href of [script, ...modules.split(" ")].filter(Boolean)) ahead(page, { rel: "modulepreload", href });
  ahead(page, { rel: "preload", as: "fetch", crossOrigin: "", href: messages });
  ahead(page, { rel: "manifest", href: manifest });
  // A press ends the wait for the paint, but the script reads the end of the HTML.
  await isComplete(page);
  await pageScript(script);
}

/** Delays between retries of the page's script, milliseconds. */
const pause = 3_000;

/**
 * Fetches the page's script with retries while the connection fails. If the server answers, with or without
 * the file, the page must be reloaded.
 */
async function pageScript(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch (error) {
    console.error(error);
    await new Promise((resolve) => setTimeout(resolve, pause));
    const answer = await fetch(script, { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer === null || answer.status >= 500) return pageScript(script);
    const last = Number(sessionStorage.getItem("reloaded-at"));
    // Reloading twice for the same reason could loop (CONST-5).
    if (Date.now() - last < 10_000) return;
    sessionStorage.setItem("reloaded-at", String(Date.now()));
    location.reload();
  }
}

/**
 * Start the other pictures when the page is interactive, or at the first scroll, because decoding pictures
 * competes with both.
 */
function showPicturesLater(page: Document): void {
  const show = () => {
    page.documentElement.dataset["seen"] = "";
  };
  for (const reason of [pageReady, "scroll"]) page.addEventListener(reason, show, { once: true });
}

function ahead(page: Document, link: Partial<HTMLLinkElement>): void {
  page.head.append(Object.assign(page.createElement("link"), link));
}
