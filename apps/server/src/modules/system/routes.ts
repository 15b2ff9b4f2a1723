import { DEFAULT_LANGUAGE, findLanguage, type LanguageCode, PATHS } from "@skatert/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { EncodedBody } from "../../http/bodies/encoded-body.ts";
import { revalidated, sendBody } from "../../http/bodies/send-body.ts";
import { originOf } from "../../http/request-origin.ts";
import { Refusal } from "../../input/refusal.ts";
import { type AppIcons, appIconsOf, faviconOf, type IconLook } from "../../shop/media/app-icons.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import type { Build } from "./builds.ts";
import { schemaRoutes } from "./schema-routes.ts";
import { sitemapXml } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

export interface SystemDeps {
  readonly shopData: ShopData;
  readonly build: Build;
  readonly publicUrl: URL | null;
  /** The manifest's icons, if they are not stored beside the favicon. */
  readonly iconsOf?: (look: IconLook) => Promise<AppIcons>;
}

const BuildSchema = z.object({ id: z.string(), timestamp: z.number() });
const BuildMetaSchema = z.extend(BuildSchema, { assets: z.array(z.string()) });
const hidden = { schema: { hide: true } };

/** The current build (API-9), and the files that search engines, phones and editors request. */
export function systemRoutes(app: FastifyInstance, deps: SystemDeps): void {
  buildRoutes(app, deps.build);
  schemaRoutes(app);
  // `front_url` comes first, as in the canonical addresses of pages (SEO-4).
  const siteOf = (snapshot: ShopSnapshot, request: FastifyRequest) =>
    snapshot.settings().frontUrl ?? originOf(request, deps.publicUrl);

  app.get("/robots.txt", hidden, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const { robots } = snapshot.settings();
    const rules = robots === "" ? "User-agent: *\nDisallow: /order\nDisallow: /lk" : robots;
    reply.type("text/plain; charset=utf-8");
    return reply.send(
      /^\s*Sitemap:/im.test(rules)
        ? rules
        : `${rules.trimEnd()}\n\nSitemap: ${siteOf(snapshot, request)}/sitemap.xml\n`,
    );
  });
  app.get("/sitemap.xml", hidden, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const body = sitemapOf(snapshot, siteOf(snapshot, request));
    return sendBody(request, reply, body, { type: "application/xml; charset=utf-8", cacheControl: revalidated });
  });
  // Browsers and link previews request this path by themselves. The icon's own path is not fixed, because it contains
  // the picture's version.
  app.get("/favicon.ico", hidden, async (_request, reply) => {
    const icon = faviconOf((await deps.shopData.current()).settings().look);
    reply.header("cache-control", "public, max-age=3600");
    return icon === null ? reply.code(204).send() : reply.redirect(icon);
  });
  app.get<{ Querystring: { lang?: unknown } }>("/manifest.webmanifest", hidden, async (request, reply) => {
    const cookie = /(?:^|;\s*)lang=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
    const snapshot = await deps.shopData.current();
    const language = findLanguage(request.query.lang) ?? findLanguage(cookie) ?? defaultLanguageOf(snapshot);
    const { look } = snapshot.settings(language);
    const icons = deps.iconsOf === undefined ? appIconsOf(look) : await deps.iconsOf(look);
    const manifest = webManifest(snapshot, language, icons);
    reply.type("application/manifest+json").header("cache-control", "public, no-cache").header("vary", "Cookie");
    return reply.send(JSON.stringify(manifest));
  });
}

/** The default language of pages (decision 036). */
function defaultLanguageOf(snapshot: ShopSnapshot): LanguageCode {
  return snapshot.settings().languages[0]?.code ?? DEFAULT_LANGUAGE;
}

interface Sitemap {
  readonly origin: string;
  readonly body: EncodedBody;
}

const sitemaps = new WeakMap<ShopSnapshot, Sitemap>();

/** Built once per revision. Only the last origin is cached, because requests may name any origin. */
function sitemapOf(snapshot: ShopSnapshot, origin: string): EncodedBody {
  const known = sitemaps.get(snapshot);
  if (known?.origin === origin) return known.body;
  const body = new EncodedBody(sitemapXml(snapshot, origin));
  sitemaps.set(snapshot, { origin, body });
  return body;
}

function buildRoutes(app: FastifyInstance, build: Build): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const latest = { tags: ["system"], summary: "The current build", response: { 200: BuildSchema } };
  typed.get(PATHS.latestBuild, { schema: latest }, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send({ id: build.id, timestamp: build.timestamp }),
  );
  const meta = {
    tags: ["system"],
    summary: "Files of a build",
    params: z.object({ file: z.string() }),
    response: { 200: BuildMetaSchema },
  };
  typed.get("/builds/meta/:file", { schema: meta }, async (request) => {
    if (request.params.file !== `${build.id}.json`) throw new Refusal("rest_not_found", "There is no such build");
    return { id: build.id, timestamp: build.timestamp, assets: [...build.assets] };
  });
}
