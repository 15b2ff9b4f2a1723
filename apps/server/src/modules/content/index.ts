import {
  BannersSchema,
  BlogSchema,
  BrandsSchema,
  GalleriesSchema,
  GallerySchema,
  InformationSchema,
  languageOf,
  PATHS,
  PostsSchema,
  wireParameter,
  wireQueryText,
} from "@skatert/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { PreparedBodies } from "../../http/bodies/prepared-bodies.ts";
import { cacheControlFor, jsonType, revalidated, sendBody } from "../../http/bodies/send-body.ts";
import { Refusal } from "../../input/refusal.ts";
import { isJsonObject, type Json } from "../../shop/documents/json.ts";
import type { ShopData } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";

const Query = z.looseObject({ lang: wireParameter, t: wireParameter });
const SlugQuery = z.looseObject({ slug: wireQueryText, lang: wireParameter });

export interface ContentDeps {
  readonly shopData: ShopData;
  readonly prepared: PreparedBodies<ShopSnapshot>;
}

/** Documents served whole: path, document, shape and summary. */
const lists = [
  { path: PATHS.banners, document: "banners", schema: BannersSchema, summary: "Banners and stories" },
  { path: PATHS.blog, document: "blog", schema: BlogSchema, summary: "Blog posts" },
  {
    path: PATHS.information,
    document: "information",
    schema: InformationSchema,
    summary: "Information pages and posts",
  },
  { path: PATHS.brands, document: "brands", schema: BrandsSchema, summary: "Brands" },
] as const;

/** WordPress collections, queried by slug. */
const collections = [
  { path: PATHS.posts, document: "posts", summary: "Posts by slug; empty when unknown" },
  { path: PATHS.pages, document: "pages", summary: "Pages by slug; empty when unknown" },
] as const;

/** The shop's content documents (spec section 7). */
export function registerContent(app: FastifyInstance, deps: ContentDeps): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { path, document, schema: answer, summary } of lists) {
    const schema = { tags: ["content"], summary, querystring: Query, response: { 200: answer } };
    typed.get(path, { schema }, async (request, reply) => {
      const snapshot = await deps.shopData.current();
      const language = languageOf(request.query.lang);
      const content = () => snapshot.documents.read(document, language) ?? [];
      const body = deps.prepared.json(snapshot, `${document} ${language}`, content);
      return sendBody(request, reply, body, { type: jsonType, cacheControl: cacheControlFor(request.query) });
    });
  }
  for (const { path, document, summary } of collections) {
    const schema = { tags: ["content"], summary, querystring: SlugQuery, response: { 200: PostsSchema } };
    typed.get(path, { schema }, async (request, reply) => {
      const snapshot = await deps.shopData.current();
      const { slug, lang } = request.query;
      const language = languageOf(lang);
      const found = entriesOf(snapshot.documents.read(document, language), slug);
      // The cache key contains the slug only if the shop has it, so that requests cannot fill the memory.
      const name = found.length === 0 ? "nothing" : `${document} ${language} ${slug ?? ""}`;
      reply.header("x-wp-total", found.length).header("x-wp-totalpages", 1);
      const body = deps.prepared.json(snapshot, name, () => found);
      return sendBody(request, reply, body, { type: jsonType, cacheControl: revalidated });
    });
  }
  galleriesRoute(app, deps);
  galleryRoute(app, deps);
}

function galleriesRoute(app: FastifyInstance, deps: ContentDeps): void {
  const schema = {
    tags: ["content"],
    summary: "All galleries by id",
    querystring: Query,
    response: { 200: GalleriesSchema },
  };
  app.withTypeProvider<ZodTypeProvider>().get(PATHS.galleries, { schema }, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const language = languageOf(request.query.lang);
    const galleries = () => snapshot.documents.read("galleries", language) ?? {};
    const body = deps.prepared.json(snapshot, `galleries ${language}`, galleries);
    return sendBody(request, reply, body, { type: jsonType, cacheControl: revalidated });
  });
}

function galleryRoute(app: FastifyInstance, deps: ContentDeps): void {
  const schema = {
    tags: ["content"],
    summary: "Pictures of a gallery",
    params: z.object({ id: z.string() }),
    querystring: Query,
    response: { 200: GallerySchema },
  };
  app.withTypeProvider<ZodTypeProvider>().get(`${PATHS.galleries}/:id`, { schema }, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const language = languageOf(request.query.lang);
    const galleries = snapshot.documents.read("galleries", language);
    const { id } = request.params;
    if (!isJsonObject(galleries) || !Object.hasOwn(galleries, id)) {
      throw new Refusal("rest_not_found", "There is no such gallery");
    }
    const body = deps.prepared.json(snapshot, `gallery ${id} ${language}`, () => galleries[id]);
    return sendBody(request, reply, body, { type: jsonType, cacheControl: revalidated });
  });
}

function entriesOf(document: Json, slug: string | undefined): readonly Json[] {
  if (!Array.isArray(document)) return [];
  return slug === undefined ? document : document.filter((entry) => isJsonObject(entry) && entry["slug"] === slug);
}
