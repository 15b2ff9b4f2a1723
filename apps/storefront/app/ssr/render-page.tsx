import { type LanguageCode, type ShopLook, type ShopSettings, sharePictureOf, siteSeoOf } from "@skatert/contract";
import { renderToString } from "react-dom/server";
import type { I18n } from "../i18n/i18n.ts";
import type { RouteHandle } from "../layouts/route-handle.ts";
import { type Head, pickHead } from "../model/shop/head.ts";
import { inSlices } from "../page-data/cache/in-slices.ts";
import { createPageContext } from "../page-data/request/create-page-context.ts";
import type { SsrDeps } from "../page-data/request/deps.ts";
import type { PageContext } from "../page-data/request/page-context.ts";
import { App } from "../routes/app.tsx";
import { errorHead } from "../routes/error-head.ts";
import { loadViews } from "../routes/page-types/views.ts";
import { firstFailure, stillRouter } from "../routing/static-router.ts";
import { noConnection, type RouteMatch, type RouterState } from "../routing/types.ts";
import { frameColour, themeCss } from "../theme/theme-css.ts";
import { CacheMarkupProvider } from "../ui/lists/cached-list.tsx";
import { runMiddleware } from "./address/route-middleware.ts";
import { guestHeaders, languageHeaders } from "./address/visit-cookies.ts";
import { assetsFor } from "./assets/assets.ts";
import type { Body } from "./cache/body-parts.ts";
import { sharedBody } from "./cache/shared-body.ts";
import { documentBody } from "./document/document.ts";
import { headHtml, type SiteHead, structuredData } from "./document/head-html.ts";
import { type PreviewMarkup, previewMarkup } from "./document/preview-markup.ts";
import { sharedJsonParts } from "./document/shared-json.ts";
import { maintenancePage, retrySeconds } from "./maintenance.ts";
import { cachedMarkup } from "./markup/cached-markup.tsx";
import { htmlAnswer, type ServerAnswer, thrownAnswer, variantHeaders } from "./responses.ts";
import { shopRouter } from "./shop-router.ts";

/**
 * Full HTML of a page, or its redirect or error. Never throws for input of a visitor or data of the shop. Its
 * scope tells whether others may get the same answer.
 */
export async function renderPage(request: Request, deps: SsrDeps): Promise<ServerAnswer> {
  const turn = inSlices();
  const page = await createPageContext(request, deps);
  if (!page) return maintenancePage();
  await turn();
  const url = new URL(request.url);
  const moved = runMiddleware(url, page);
  if (moved) return moved;
  const viewsFile = await loadViews(page.shop.pageType);
  const found = await shopRouter.query({ url, signal: request.signal, context: page });
  if (found instanceof Response) return guestAnswer(url, found) ?? thrownAnswer(found);
  const state = withRouteFailure(found);
  await writeData(state, turn);
  const preview = previewMarkup(deps.preview, page.shop.language);
  const { html, shown } = renderState(state, { page, url, viewsFile, preview });
  const failure = firstFailure(shown);
  const isWhole = failure === null || failure.status === noConnection;
  const isPublic = !page.isPrivate() && (isWhole || failure.status === 404);
  const language = languageHeaders(url);
  if (!isPublic) {
    const status = failure?.status ?? 200;
    return htmlAnswer(html, { status, scope: "private", headers: { ...language, ...retryHeaders(status) } });
  }
  return htmlAnswer(html, {
    status: isWhole ? 200 : failure.status,
    scope: "public",
    headers: { ...variantHeaders(page), ...language },
  });
}

/** A robot that reads a 503 without the header may drop the page from its index. */
function retryHeaders(status: number): Readonly<Record<string, string>> {
  return status === 503 ? { "retry-after": String(retrySeconds) } : {};
}

/** Writes large data before the page is rendered, in slices of their own, for documentBody. */
async function writeData({ loaderData }: RouterState, turn: () => Promise<void>): Promise<void> {
  for (const data of Object.values(loaderData)) {
    await turn();
    sharedJsonParts(data);
  }
  await turn();
}

/** Null: a redirect without relation to signing in. */
function guestAnswer(url: URL, found: Response): ServerAnswer | null {
  const guest = guestHeaders(url, found);
  if (guest === null) return null;
  const headers = { location: guest.target, "set-cookie": guest.cookie };
  return { status: 302, headers, body: null, scope: "private" };
}

/**
 * A resource route has no page, so it answers 404. The offline page answers with the status of a lost
 * connection.
 */
function withRouteFailure(state: RouterState): RouterState {
  const handle = handleOf(state.matches.at(-1));
  if (handle?.resource) return withFailure(state, 404, "Page not found");
  return handle?.name === "offline" ? withFailure(state, noConnection, "") : state;
}

function withFailure(state: RouterState, status: number, text: string): RouterState {
  return { ...state, failures: { sheet: { status, text } } };
}

/** The route table gives every route a handle of this shape. */
function handleOf(match: RouteMatch | undefined): RouteHandle | undefined {
  return match?.route.handle as RouteHandle | undefined;
}

interface Making {
  readonly page: PageContext;
  readonly url: URL;
  /** Script of the page type's own views. Null without any. */
  readonly viewsFile: string | null;
  readonly preview: PreviewMarkup | null;
}

/** A page that fails to render is logged and replaced by the error screen. */
function renderState(state: RouterState, made: Making): { readonly html: Body; readonly shown: RouterState } {
  try {
    return { html: pageHtml(state, made), shown: state };
  } catch (error) {
    console.error(error);
    const shown = withFailure(state, 500, "");
    return { html: pageHtml(shown, made), shown };
  }
}

function pageHtml(state: RouterState, { page, url, viewsFile, preview }: Making): Body {
  const { shop, i18n, settings, facts } = page;
  const { look } = settings;
  const head = headOf(state, page, url);
  const theme = facts.theme ?? (shop.darkByDefault ? "dark" : "light");
  return documentBody({
    language: shop.language,
    contentLanguage: page.contentLanguage === shop.language ? null : page.contentLanguage,
    theme,
    maximumScale: firstFailure(state) === null ? null : 1,
    frame: frameColour(look.colors, theme),
    systemFrame: facts.theme === null && theme === "light" ? frameColour(look.colors, "dark") : null,
    themeCss: themeOf(look),
    headHtml: headHtml(head, shop, siteHead(settings, shop.language), { origin: page.origin, path: url.pathname }),
    structuredData: structuredData(head.jsonLd ?? [], page.origin),
    icon: iconOf(look),
    assets: assetsFor(
      [...(viewsFile ? [viewsFile] : []), ...state.matches.flatMap(({ route }) => route.file ?? [])],
      [shop.language, page.contentLanguage],
    ),
    dictionaryUrl: shop.dictionaryUrl,
    preview,
    body: sharedBody(state, () => bodyOf(state, i18n)),
    data: { loaderData: state.loaderData, failures: state.failures },
  });
}

function bodyOf(state: RouterState, i18n: I18n): Body {
  const { keep, whole } = cachedMarkup(i18n);
  return whole(
    renderToString(
      <CacheMarkupProvider keep={keep}>
        <App router={stillRouter(state)} i18n={i18n} />
      </CacheMarkupProvider>,
    ),
  );
}

function siteHead(settings: ShopSettings, language: LanguageCode): SiteHead {
  const own = siteSeoOf(settings, language);
  const { ogTitle, ogDescription, keywords } = own;
  return { ogTitle, ogDescription, keywords, image: sharePictureOf(settings.look, own, settings.seo) };
}

const themes = new WeakMap<ShopLook, string>();

/** The style sheet of a look, computed once per revision. */
function themeOf(look: ShopLook): string {
  const css =
    themes.get(look) ??
    themeCss(look.colors, { text: look.mainFont, headings: look.headingsFont, files: look.fontFiles });
  themes.set(look, css);
  return css;
}

function iconOf({ faviconSvg, faviconPng }: ShopLook) {
  if (faviconSvg) return { href: faviconSvg, type: "image/svg+xml" };
  return faviconPng ? { href: faviconPng, type: "image/png" } : null;
}

function headOf(state: RouterState, { shop, i18n }: PageContext, url: URL): Head {
  const failure = firstFailure(state);
  if (failure) return errorHead(failure.status, i18n, shop);
  const matches = state.matches.map((match) => {
    const handle = handleOf(match);
    return { head: handle?.head, covers: handle?.covers, data: state.loaderData[match.route.id] };
  });
  return pickHead(matches, { shop, i18n, params: state.matches.at(-1)?.params ?? {}, path: url.pathname });
}
