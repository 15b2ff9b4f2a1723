import type { ShopLook } from "@skatert/contract";
import { renderToString } from "react-dom/server";
import { createStaticRouter, isRouteErrorResponse, type StaticHandlerContext, StaticRouterProvider } from "react-router";
import type { RouteHandle } from "../build-routes.ts";
import { type Head, pickHead } from "../head.ts";
import { writeErrors } from "../hydration.ts";
import type { I18n } from "../i18n/i18n.ts";
import { I18nProvider } from "../i18n/i18n-context.tsx";
import { errorHead } from "../routes/error-head.ts";
import { frameColour, themeCss } from "../theme/theme-css.ts";
import { assetsFor } from "./assets.ts";
import type { SsrDeps } from "./deps.ts";
import { documentHtml } from "./document.ts";
import { headHtml } from "./head-html.ts";
import { maintenancePage } from "./maintenance.ts";
import { createPageContext, type PageContext } from "./page-context.ts";
import { redirectFor } from "./redirects.ts";
import { htmlResponse } from "./responses.ts";
import { lazyPagesOf } from "./route-files.ts";
import { contextWith, staticHandler } from "./static-routes.ts";

/**
 * Full HTML of a page, or the redirect or error it answers with. Never throws for what a visitor
 * or the shop's data may cause; a header `x-cache-scope` says whether others may get the same answer.
 */
export async function renderPage(request: Request, deps: SsrDeps): Promise<Response> {
  const page = await createPageContext(request, deps);
  if (!page) return maintenancePage();
  const moved = redirectFor(new URL(request.url).pathname, page.settings.redirects);
  if (moved) return moved;
  const result = await staticHandler.query(new Request(request.url), { requestContext: contextWith(page) });
  if (result instanceof Response) return result;
  return htmlResponse(pageHtml(result, page, new URL(request.url)), {
    status: result.statusCode,
    scope: page.isPrivate() ? "private" : "public",
  });
}

function pageHtml(context: StaticHandlerContext, page: PageContext, url: URL): string {
  const { shop, i18n, settings } = page;
  const { look } = settings;
  const theme = page.facts.theme ?? (shop.darkByDefault ? "dark" : "light");
  const head = headOf(context, page, url);
  return documentHtml({
    language: shop.language,
    theme,
    frame: frameColour(look.colors, theme),
    themeCss: themeCss(look.colors, { text: look.mainFont, headings: look.headingsFont }),
    headHtml: headHtml(head, shop, { origin: page.origin, path: url.pathname }),
    icon: iconOf(look),
    assets: assetsFor(lazyPagesOf(context)),
    dictionaryUrl: shop.dictionaryUrl,
    bodyHtml: bodyHtml(context, i18n),
    data: { loaderData: context.loaderData, errors: writeErrors(context.errors) },
  });
}

function iconOf({ faviconSvg, faviconPng }: ShopLook) {
  if (faviconSvg) return { href: faviconSvg, type: "image/svg+xml" };
  return faviconPng ? { href: faviconPng, type: "image/png" } : null;
}

function bodyHtml(context: StaticHandlerContext, i18n: I18n): string {
  const router = createStaticRouter(staticHandler.dataRoutes, context);
  return renderToString(
    <I18nProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nProvider>,
  );
}

function headOf(context: StaticHandlerContext, { shop, i18n }: PageContext, url: URL): Head {
  const error = Object.values(context.errors ?? {})[0];
  if (error) return errorHead(isRouteErrorResponse(error) ? error.status : 500, i18n, shop);
  const matches = context.matches.map(({ route }) => ({
    head: (route.handle as RouteHandle | undefined)?.head,
    data: context.loaderData[route.id],
  }));
  return pickHead(matches, { shop, i18n, params: context.matches.at(-1)?.params ?? {}, path: url.pathname });
}
