import type { Page } from "@playwright/test";

/** Effects of hostile texts in a browser so far. */
export type Executed = {
  /** Addresses of pages on which a vector ran, or a browser dialog opened. */
  readonly runs: string[];
  /** Violations of the Content-Security-Policy, except pictures and films: sanitizing missed them. */
  readonly stopped: string[];
};

/** Directives for a picture or film of an unknown host. It is shown as broken and harmless. */
const HARMLESS = /^(img|media|font)-src/;

/** Watches for `__xss()`, dialogs and violations of the policy. Call it before the first page is opened. */
export async function watchScripts(page: Page): Promise<Executed> {
  const executed: Executed = { runs: [], stopped: [] };
  await page.exposeBinding("__xss", ({ frame }) => {
    executed.runs.push(frame.url());
  });
  await page.exposeFunction("__stopped", (directive: string, what: string) => {
    if (!HARMLESS.test(directive)) executed.stopped.push(`${directive} ${what} at ${page.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, "__stopped");
      if (typeof tell === "function") tell(effectiveDirective, `${blockedURI} ${sample}`);
    });
  });
  page.on("dialog", async (dialog) => {
    executed.runs.push(`${dialog.type()} at ${page.url()}`);
    await dialog.dismiss();
  });
  return executed;
}

/**
 * Parts of the page, or of HTML parsed as a page, that could run at once or on input: handlers, inline code, addresses
 * with code, frames. Parts of the shop itself are excluded.
 */
export function runnableParts(page: Page, html: string | null = null): Promise<readonly string[]> {
  return page.evaluate((given) => {
    const root = given === null ? document : new DOMParser().parseFromString(given, "text/html");
    const isCode = (address: string) => {
      const plain = [...address].filter((letter) => letter > " ").join("");
      return /^(javascript|vbscript|livescript|data:(text|application|image\/svg))/i.test(plain);
    };
    const faultOf = (element: Element): string | null => {
      const name = element.localName;
      if (["iframe", "frame", "frameset", "object", "embed", "applet", "portal", "base"].includes(name)) return name;
      if (name === "meta" && element.getAttribute("http-equiv")?.toLowerCase() === "refresh") return "refresh";
      const isScript = name === "script" && /^(|module|.*(java|ecma)script)$/i.test(element.getAttribute("type") ?? "");
      // The shop's own starter (decision 056): the head's first script, without data of a visitor.
      const isStarter =
        element === root.head.querySelector("script") &&
        /^\/assets\/entry\.client-[\w-]+\.js$/.test(element.getAttribute("data-script") ?? "") &&
        !element.textContent?.includes("__xss");
      if (isScript && !isStarter && (element.getAttribute("src") ?? "").startsWith("/") === false)
        return "inline script";
      if (name === "style" && element.textContent?.includes("__xss")) return "style";
      for (const { name: attribute, value } of element.attributes) {
        if (/^on/i.test(attribute)) return `${name} ${attribute}`;
        const leads = /^(href|src|action|formaction|data|poster|background|ping|cite|xlink:href|srcdoc)$/i.test(
          attribute,
        );
        if (leads && isCode(value)) return `${name} ${attribute}=${value}`;
      }
      return null;
    };
    return [...root.querySelectorAll("*")].flatMap((element) => {
      const fault = faultOf(element);
      return fault === null ? [] : [`${fault}: ${element.outerHTML.slice(0, 200)}`];
    });
  }, html);
}
