import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router";
import { App } from "./app.tsx";
import { buildRoutes } from "./build-routes.ts";
import { reviveErrors } from "./hydration.ts";
import { createI18n } from "./i18n/i18n.ts";
import { payloadLoader } from "./payload-loader.ts";
import { reloadOnStaleBuild } from "./reload-guard.ts";
import type { ShopView } from "./state/shop.ts";

interface HydrationState {
  readonly loaderData: Readonly<Record<string, unknown>> & { readonly root: ShopView };
  readonly errors: Readonly<Record<string, unknown>> | null;
}

reloadOnStaleBuild();
await hydrate();

async function hydrate(): Promise<void> {
  const element = document.getElementById("data");
  const container = document.getElementById("root");
  // Without data it is a page that needs no script: the maintenance page.
  if (!element || !container) return;
  const state: HydrationState = JSON.parse(element.textContent);
  const shop = state.loaderData.root;
  const routes = buildRoutes(payloadLoader);
  const [dictionary] = await Promise.all([fetch(shop.dictionaryUrl).then((answer) => answer.json()), resolveLazy(routes)]);
  const i18n = createI18n({ language: shop.language, currency: shop.currency, dictionary, overrides: shop.messageOverrides });
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: reviveErrors(state.errors) },
  });
  startTransition(() => {
    hydrateRoot(container, <App router={router} i18n={i18n} />);
  });
}

/** Pages of the current address that are lazy must be there before hydration, or it would start from nothing. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
