import "../theme/fonts.css";
import "../theme/tokens.css";
import "../theme/base.css";
import "../theme/access.css";
import { startTransition } from "react";
import type { Dictionary } from "../i18n/dictionary/compile.ts";
import { provideLaterMessages } from "../i18n/dictionary/later-messages.ts";
import { createI18n } from "../i18n/i18n.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { awaitLazyParts } from "../platform/connection/lazy-parts.ts";
import { aimReload } from "../platform/connection/reload-guard.ts";
import { loadAgain } from "../platform/connection/server-away.ts";
import { awaitInstallOffer } from "../platform/install-offer.ts";
import { writeCookie } from "../platform/storage/cookies.ts";
import { openStorage } from "../platform/storage/stored.ts";
import { App } from "../routes/app.tsx";
import { loadViews } from "../routes/page-types/views.ts";
import { buildRoutes } from "../routes/table/build-routes.ts";
import { createBrowserRouter, type Hydration } from "../routing/browser-router.ts";
import { noConnection } from "../routing/types.ts";
import { nextTask } from "../ui/browser/next-task.ts";
import { tolerateTranslators } from "./dom-guard.ts";
import { pageReady } from "./early-presses.ts";
import { mount } from "./mount.ts";
import { payloadLoader } from "./payload-loader.ts";

interface PageData extends Hydration {
  readonly loaderData: Hydration["loaderData"] & { readonly root: ShopView };
}

/** Fetched and evaluated while the page's data is read. */
const rendering = import("./renderer.ts");

tolerateTranslators();
awaitLazyParts(new URL(import.meta.url).pathname);
awaitInstallOffer();
void mount(hydrate);

/** Hydrates the server's page once its messages and lazy parts are loaded. */
async function hydrate(): Promise<void> {
  const element = document.getElementById("data");
  const container = document.getElementById("root");
  // The maintenance page needs no script.
  if (!container) return;
  if (!element) throw new Error("the HTML was cut off before its data");
  await nextTask();
  openStorage();
  // Runs before the router reads the address. If it fails to load, shoppers sign in as usual.
  if (location.hash.includes("tgWebAppData="))
    (await import("../model/account/telegram-visit.ts").catch(() => null))?.takeInitData(window);
  const data: PageData = JSON.parse(element.textContent);
  const shop = data.loaderData.root;
  // Requests for the next pages omit the parameter.
  if (new URLSearchParams(location.search).has("lang")) writeCookie("lang", shop.language);
  const language = readDictionary(shop.dictionaryUrl).then((dictionary) =>
    createI18n({
      language: shop.language,
      currency: shop.currency,
      dictionary,
      overrides: shop.messageOverrides,
    }),
  );
  provideLaterMessages(async () => {
    const [{ add }, later] = await Promise.all([language, readDictionary(shop.laterDictionaryUrl)]);
    add(later);
  });
  const [i18n, router, { renderer }] = await Promise.all([
    language,
    createBrowserRouter(buildRoutes(payloadLoader), data, aimReload),
    rendering,
    loadViews(shop.pageType),
  ]);
  await nextTask();
  const ready = () => {
    // For tests and tools: the page is interactive from here on.
    document.documentElement.dataset["ready"] = "";
    document.dispatchEvent(new Event(pageReady));
  };
  const app = <App router={router} i18n={i18n} onReady={ready} />;
  startTransition(() => {
    if (data.failures["sheet"]?.status !== noConnection) return void renderer.hydrateRoot(container, app);
    // The fallback page was rendered at its own address. The data of this address may come from a cached copy.
    renderer.createRoot(container).render(app);
    void router.revalidate([]);
  });
}

/** Retries after a lost connection, so that the page gets both script and messages. */
function readDictionary(url: string): Promise<Dictionary> {
  return fetchDictionary(url).catch((error: unknown) => loadAgain(() => fetchDictionary(url), url, error));
}

async function fetchDictionary(url: string): Promise<Dictionary> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
