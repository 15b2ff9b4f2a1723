import { OFFICE_CALLS, PATHS, PREVIEW_HEADER, PREVIEW_QUERY } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../input/refusal.ts";
import type { PreviewScope } from "../shop/preview/preview-scope.ts";
import type { ShopSnapshot } from "../shop/snapshot.ts";
import { previewHeaders } from "./preview-headers.ts";
import { brokenDraftPage, endedPreviewPage } from "./preview-pages.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The draft that the request shows; null: it is a guest's. Absent with a remote backend, which has no draft. */
    preview?: ShownPreview | null;
  }
}

export interface ShownPreview {
  readonly token: string;
  readonly snapshot: ShopSnapshot;
}

export interface PreviewRequestsDeps {
  readonly scope: PreviewScope;
  /** The shop that a token shows; null: none. Rejects for a draft that cannot be shown. */
  readonly shopOf: (token: string) => Promise<ShopSnapshot | null>;
  readonly officeUrl: URL | null;
}

/** Route of the shop's pages. */
const pages = "/*";
/** Calls that change nothing, although they have a body. */
const reads = new Set<string>([PATHS.quote, PATHS.autoapply]);
const safeMethods = new Set(["GET", "HEAD"]);
/**
 * The shopper's session is ignored: a preview shows what a guest sees, even in a browser that is signed in to the shop.
 */
const shopperSession = /(?:^|;)\s*(?:__Host-)?session=[^;]*/g;

/**
 * Requests with the token of a preview read the draft in place of the published shop, are never cached, and change
 * nothing (EDIT-4). Register it before the routes, and after the hooks that set headers on every answer.
 */
export function registerPreviewRequests(app: FastifyInstance, deps: PreviewRequestsDeps): void {
  const headers = previewHeaders(deps.officeUrl);
  const asked = new WeakSet<FastifyRequest>();
  app.decorateRequest("preview", null);
  app.addHook("onRequest", (request, reply, done) => {
    const token = tokenOf(request);
    if (token === null) return done();
    asked.add(request);
    openPreview(deps, token, request, reply).then((isOpen) => isOpen && done(), done);
  });
  // Not earlier, because a body is read in the context of its connection.
  app.addHook("preValidation", ({ preview }, _reply, done) =>
    !preview ? done() : deps.scope.run(preview.snapshot, done),
  );
  app.addHook("onSend", async (request, reply) => {
    if (asked.has(request)) headers(reply);
  });
}

/** Null: the request is a guest's. */
function tokenOf({ headers, url, routeOptions }: FastifyRequest): string | null {
  if (routeOptions.url?.startsWith(OFFICE_CALLS) === true) return null;
  const sent = headers[PREVIEW_HEADER];
  if (sent !== undefined) return String(sent);
  const at = routeOptions.url === pages ? url.indexOf("?") : -1;
  return at === -1 ? null : new URLSearchParams(url.slice(at)).get(PREVIEW_QUERY);
}

/** False: it has been answered. Rejects with a refusal. */
async function openPreview(
  { shopOf }: PreviewRequestsDeps,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const isPage = request.routeOptions.url === pages;
  const shown = await shopOf(token).catch((error: unknown) => {
    request.log.warn({ err: error }, "draft preview failed; the request is refused");
    return "broken" as const;
  });
  if (shown === null || shown === "broken") {
    if (!isPage) throw new Refusal("preview_ended", "Open the preview from the office again");
    const { status, html } = shown === null ? endedPreviewPage : brokenDraftPage;
    reply.code(status).type("text/html; charset=utf-8").send(html);
    return false;
  }
  if (!safeMethods.has(request.method) && !reads.has(request.routeOptions.url ?? ""))
    throw new Refusal("preview_only", "This is a preview of the draft: nothing can be ordered or changed in it");
  const { headers } = request.raw;
  if (headers.cookie !== undefined) headers.cookie = headers.cookie.replace(shopperSession, "");
  // The browser may have a validator of the published answer at the same address.
  delete headers["if-none-match"];
  request.preview = { token, snapshot: shown };
  return true;
}
