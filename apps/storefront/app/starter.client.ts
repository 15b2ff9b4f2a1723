import { keepEarlyPresses, pageReady } from "./early-presses.ts";
import { firstSight } from "./first-sight.ts";
import { settleTheme } from "./theme/system-theme.ts";

// The one script that stands in the HTML, in which its element names the files to fetch: see server/document.ts.
const tag = document.currentScript;
if (tag) void start(document, tag.dataset);

/** Fetches the page's script and what it will ask for once the page has been seen; the other pictures come after it. */
async function start(
  page: Document,
  { script = "", modules = "", messages = "", manifest = "" }: DOMStringMap,
): Promise<void> {
  settleTheme(page);
  // Whoever has pressed something waits for the script, and no longer looks at the pictures.
  const pressed = new Promise<void>((resolve) => keepEarlyPresses(page, resolve));
  await Promise.race([firstSight(page), pressed]);
  showPicturesLater(page);
  for (const href of modules.split(" ").filter(Boolean)) ahead(page, { rel: "modulepreload", href });
  ahead(page, { rel: "preload", as: "fetch", crossOrigin: "", href: messages });
  ahead(page, { rel: "manifest", href: manifest });
  await import(/* @vite-ignore */ script);
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
