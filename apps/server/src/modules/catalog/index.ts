import {
  ApiErrorSchema,
  CatalogFileSchema,
  findLanguage,
  PATHS,
  StopListQuerySchema,
  StopListSchema,
  wireParameter,
} from "@skatert/contract";
import type { Catalog } from "@skatert/domain";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Db } from "../../database/tables.ts";
import type { PreparedBodies } from "../../http/bodies/prepared-bodies.ts";
import { cacheControlFor, jsonType, sendBody } from "../../http/bodies/send-body.ts";
import { Refusal } from "../../input/refusal.ts";
import { type ShopData, ShopUnavailable } from "../../shop/shop-data.ts";
import type { ShopSnapshot } from "../../shop/snapshot.ts";
import { catalogFileContent, catalogFileNamed } from "./catalog-files.ts";
import { readStopList } from "./stop-list.ts";

const Params = z.object({ file: z.string() });
const Query = z.looseObject({ t: wireParameter, lang: wireParameter });

export interface CatalogModuleDeps {
  readonly shopData: ShopData;
  readonly prepared: PreparedBodies<ShopSnapshot>;
  readonly db: Db;
  readonly now: () => number;
}

/**
 * The stop-list, and the catalogue files by language and location (API-4), rendered and compressed once per revision.
 */
export function registerCatalog(app: FastifyInstance, deps: CatalogModuleDeps): void {
  stopListRoute(app, deps);
  const schema = {
    tags: ["catalog"],
    summary: "A catalogue file: categories with their products",
    params: Params,
    querystring: Query,
    response: { 200: CatalogFileSchema },
  };
  app.withTypeProvider<ZodTypeProvider>().get(`${PATHS.catalogFolder}/:file`, { schema }, async (request, reply) => {
    const snapshot = await deps.shopData.current();
    const named = catalogFileNamed(request.params.file, snapshot.documents);
    if (named === null) throw new Refusal("rest_not_found", "There is no such catalogue file");
    if (!snapshot.documents.has(named.document)) throw new ShopUnavailable("the catalogue cannot be read");
    const language = findLanguage(request.query.lang) ?? named.language;
    const file = { ...named, language };
    const name = `catalog ${file.document} ${file.withProducts} ${language}`;
    const body = await deps.prepared.largeJson(snapshot, name, () => catalogFileContent(file, snapshot.documents));
    return sendBody(request, reply, body, { type: jsonType, cacheControl: cacheControlFor(request.query) });
  });
}

function stopListRoute(app: FastifyInstance, { db, shopData, now }: CatalogModuleDeps): void {
  const schema = {
    tags: ["catalog"],
    summary: "Products of a branch that are sold out or stopped, its pace, and closed branches",
    description: "Request it again after the event `stop-list-changed` of the channel `shop`.",
    querystring: StopListQuerySchema,
    response: { 200: StopListSchema, 404: ApiErrorSchema },
  };
  app.withTypeProvider<ZodTypeProvider>().get(PATHS.stopList, { schema }, async (request, reply) => {
    const warehouseId = Number(request.query.warehouse_id);
    // An open page compares revisions. Another process may have announced a revision that this one has not read yet.
    await shopData.refresh();
    const snapshot = await shopData.current();
    const rules = snapshot.rulesFor(warehouseId);
    if (rules === null) throw new Refusal("rest_not_found", `There is no warehouse ${warehouseId}`);
    reply.header("cache-control", "no-store");
    const list = await readStopList(db, rules, { now: now(), branches: snapshot.warehouseIds });
    return { revision: snapshot.revision, ...list };
  });
}

/** The menu of a catalogue file by its path; null if the file does not exist. */
export function menuAt(snapshot: ShopSnapshot, path: string): Catalog | null {
  const { pathname } = new URL(path, "http://localhost");
  if (!pathname.startsWith(`${PATHS.catalogFolder}/`)) return null;
  const file = catalogFileNamed(decodeURIComponent(pathname.slice(PATHS.catalogFolder.length + 1)), snapshot.documents);
  if (file === null || !file.withProducts || !snapshot.documents.has(file.document)) return null;
  return snapshot.menu(file.document, file.language);
}
